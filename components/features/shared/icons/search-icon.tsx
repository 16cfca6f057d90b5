import { FineIcon, type IconProps } from './fine-icon';

export const SearchIcon = (props: IconProps) => (
  <FineIcon d="M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0zm-1.2 3.8L15 15" {...props} />
);
