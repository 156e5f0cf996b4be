// Searches the index of index.js as you type. The best matches begin with the words searched for.
(() => {
  const root = document.currentScript.dataset.root;
  const input = document.getElementById("search");
  const results = document.getElementById("results");
  const menu = document.querySelector(".menu");
  const narrow = matchMedia("(max-width: 56rem)");
  const unfold = () => { menu.open = !narrow.matches; };
  narrow.addEventListener("change", unfold);
  unfold();

  // Points of an entry. A word may be in the name, the place or the text; a plural also matches its singular.
  const score = (words, [name, place, address, text]) => {
    const title = name.toLowerCase();
    const all = `${title} ${place} ${text}`.toLowerCase();
    const query = words.join(" ");
    if (title === query) return place.startsWith("Value of") ? 7 : 8;
    const matches = words.filter((word) => all.includes(word.replace(/(?<=...)s$/, "")));
    if (matches.length < words.length) return matches.length / words.length / 4;
    if (title.startsWith(query)) return 4;
    // Keys come before values, values before pages, and the gallery is last.
    const rank = place === "Gallery" ? -0.7 : place === "" || !address.startsWith("reference/") ? 0
      : place.startsWith("Value of") ? 0.2 : 0.5;
    return (words.every((word) => title.includes(word)) ? 2 : 1) + rank;
  };

  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = words.length === 0 ? [] : searchIndex
      .map((entry) => [score(words, entry), entry])
      .filter(([points]) => points >= 0.125)
      .sort((one, other) => other[0] - one[0] || one[1][0].length - other[1][0].length);
    // Entries with all words have at least 0.3 points, others less than 0.25; those are shown if none has all.
    if (found.length > 0 && found[0][0] > 0.25) found = found.filter(([points]) => points > 0.25);
    found = found.slice(0, 20);
    results.replaceChildren(...found.map(([, [name, place, address]]) => {
      const link = document.createElement("a");
      const note = document.createElement("small");
      link.href = root + address;
      note.textContent = place;
      link.append(name, " ", note);
      const row = document.createElement("li");
      row.append(link);
      return row;
    }));
    results.hidden = words.length === 0;
    if (words.length > 0 && found.length === 0) results.textContent = "No results";
  };

  input.addEventListener("input", search);
  addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== input) {
      input.focus();
      event.preventDefault();
    } else if (event.key === "Escape") {
      input.value = "";
      search();
    } else if (event.key === "Enter" && document.activeElement === input) {
      results.querySelector("a")?.click();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !results.hidden) {
      const links = [...results.querySelectorAll("a")];
      const step = event.key === "ArrowDown" ? 1 : -1;
      (links[links.indexOf(document.activeElement) + step] ?? input).focus();
      event.preventDefault();
    }
  });
})();
