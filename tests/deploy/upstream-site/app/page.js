async function act() {
  'use server';
}

export default function Page() {
  return <form action={act} />;
}
