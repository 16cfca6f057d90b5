export { AgentCrop as UsAgentServiceCrop } from './old-scene';
