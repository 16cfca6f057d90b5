export const revalidate = 1;
export const metadata = { title: 'The page of what is not found' };

export default function Page() {
  return <h1>Not found</h1>;
}
