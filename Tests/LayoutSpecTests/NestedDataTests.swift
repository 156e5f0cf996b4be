import CellContent
import Foundation
import Geometry
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecNormalForm

/// Data as APIs and spreadsheets give it: nested values, wrapped lists, names with spaces.
struct NestedDataTests {
  private static let files: [String: [UInt8]] = [
    // JSON:API
    "articles.json": Array(
      #"""
      {"meta": {"page": 1}, "data": [
        {"id": 1, "attributes": {"title": "First", "price": 12.5, "tags": ["a", "b"],
          "author": {"name": "Ann", "image": {"url": "ann.jpg"}}, "live": true}},
        {"id": 2, "attributes": {"title": "Second", "tags": [], "author": null, "live": false}}]}
      """#.utf8),
    // OData and GraphQL
    "odata.json": Array(#"{"@odata.context": "x", "value": [{"Name": "Tea"}]}"#.utf8),
    "graph.json": Array(
      #"{"data": {"shop": {"items": {"edges": [{"node": {"title": "Mug"}}]}}}}"#.utf8),
    "two.json": Array(#"{"users": [{"name": "A"}], "posts": [{"title": "B"}]}"#.utf8),
    "images.json": Array(
      #"[{"title": "A", "images": [{"url": "a.png"}, {"url": "b.png"}]}, {"title": "B"}]"#.utf8),
    "one.json": Array(#"{"name": "Ann", "home": {"city": "Köln"}}"#.utf8),
    "single.json": Array(
      #"{"data": {"attributes": {"title": "First"}}, "links": {"self": "x"}, "meta": {"page": 1}}"#
        .utf8),
    "keys.json": Array(#"{"a1": {"name": "Ann"}, "b2": {"name": "Bob"}}"#.utf8),
    "nulls.json": Array(#"[{"name": "Ann", "home": null}, {"name": "Bob", "home": null}]"#.utf8),
    "words.json": Array(#"["One", "Two", null, 3]"#.utf8),
    "events.ndjson": Array(
      "{\"title\": \"One\"}\n\n{\"title\": \"Two\", \"n\": {\"a\": 1}}\r\n".utf8),
    "broken.jsonl": Array("{\"title\": \"One\"}\n{\"title\": \n".utf8),
    "people.yaml": Array("people:\n  - name: Ann\n    home: {city: Köln}\n".utf8),
    "names.csv": Array("first name,Preis (€),1st,dup,dup,\nAnn,\"3,50\",x,1,2,\n".utf8),
    "semi.csv": Array("name;city\nM".utf8) + [0xFC] + Array("ller;K".utf8) + [0xF6]
      + Array("ln\n".utf8),
    "greek.csv": Array("name\n".utf8) + [0xE1, 0xE2, 0x0A],
    "tilde.csv": Array("name~text\n'a~b'~c\n".utf8),
  ]

  private func load(_ text: String) throws(SpecErrors) -> FileSpec {
    try SpecFile.load(
      Array(text.utf8), path: "grid.yaml",
      readFile: { name throws(SpecFileProblem) in
        guard let bytes = Self.files[name] else { throw .notFound }
        return bytes
      }
    ).spec
  }

  private func titles(_ items: String) throws -> [String?] {
    let items = try load("sections: [{group: {height: 44}, items: \(items)}]\n")
      .plan(in: Container(width: 390)).content.sections[0].items
    return (0..<items.count).map { items[$0].fields["title"] }
  }

  @Test(
    arguments: [
      ("{from: articles.json, title: $attributes.title}", ["First", "Second"]),
      ("{from: {file: articles.json, path: data}, title: $attributes.author.name}", ["Ann", nil]),
      ("{from: articles.json, title: By $attributes.author.name.}", ["By Ann.", "By ."]),
      ("{from: articles.json, title: $attributes.author.image.url}", ["ann.jpg", nil]),
      ("{from: articles.json, title: $attributes.tags}", ["a, b", nil]),
      ("{from: articles.json, title: $attributes.tags.1}", ["b", nil]),
      ("{from: {file: articles.json, path: data.0.attributes.tags}, title: $each}", ["a", "b"]),
      ("{from: {file: articles.json, path: data.1}, title: $attributes.title}", ["Second"]),
      ("{from: one.json, title: $name of $home.city}", ["Ann of Köln"]),
      ("{from: single.json, title: $data.attributes.title}", ["First"]),
      ("{from: keys.json, title: $name}", ["Ann", "Bob"]),
      ("{from: nulls.json, title: $home.city at $name}", [" at Ann", " at Bob"]),
      ("{from: odata.json, title: $Name}", ["Tea"]),
      ("{from: graph.json, title: $node.title}", ["Mug"]),
      ("{from: {file: two.json, path: posts}, title: $title}", ["B"]),
      ("{from: images.json, title: $images.0.url}", ["a.png", nil]),
      ("{from: images.json, title: $images.url}", ["a.png, b.png", nil]),
      ("{from: images.json, title: $title.png}", ["A.png", "B.png"]),
      ("{from: words.json, title: $each}", ["One", "Two", "3"]),
      ("events.ndjson", ["One", "Two"]),
      ("{from: {file: events.ndjson, path: n}, title: $a}", ["1"]),
      ("{from: people.yaml, title: $name in $home.city}", ["Ann in Köln"]),
      (#"{from: names.csv, title: $"first name" $'Preis (€)' $"1st"}"#, ["Ann 3,50 x"]),
      ("{from: {file: semi.csv, encoding: windows-1252}, title: $name $city}", ["Müller Köln"]),
      ("{from: {file: greek.csv, encoding: windows-1253}, title: $name}", ["αβ"]),
      (#"{from: {file: tilde.csv, separator: "~", quote: "'"}, title: $name $text}"#, ["a~b c"]),
    ] as [(String, [String?])])
  func `rows have nested values, quoted names and the encoding that is named`(
    _ items: String, _ expected: [String?]
  ) throws {
    #expect(try titles(items) == expected)
  }

  @Test(
    arguments: [
      (
        "{from: two.json, title: $name}",
        "1:48 'two.json' is not a table: it has several lists: users, posts",
        "{file: two.json, path: users}"
      ),
      (
        "two.json", "1:41 'two.json' is not a table: it has several lists: users, posts",
        "{from: {file: two.json, path: users}}"
      ),
      (
        "{from: {file: two.json, path: user}, title: $name}",
        "1:71 'two.json' is not a table: it has no 'user'", "users"
      ),
      (
        "{from: semi.csv, title: $name}",
        "1:48 'semi.csv' is not a table: line 2 is not UTF-8 text; save it as UTF-8, or say how it is"
          + " stored", "{file: semi.csv, encoding: windows-1252}"
      ),
      (
        "{from: broken.jsonl, title: $title}",
        "1:48 'broken.jsonl' is not a table: it is not JSON or YAML: did not find expected node"
          + " content, on line 2", nil
      ),
      (
        "{from: names.csv, title: $dup}",
        "1:48 'names.csv' is not a table: two columns are named 'dup'", nil
      ),
      (
        #"{from: names.csv, title: $"frst name"}"#,
        "1:67 '$\"frst name\"' is not a known name, a column or sample text; write '$$' for a dollar sign",
        #""first name""#
      ),
      (
        "{from: {file: semi.csv, encoding: cp1252}, title: $name}",
        "1:75 unknown encoding 'cp1252'", nil
      ),
      (
        "{from: {file: notes.docx}, title: $name}",
        "1:55 'notes.docx' is not a CSV, JSON or YAML file", nil
      ),
      (
        "{from: one.json, title: In $home.town}",
        "1:65 expected a text or one of the fields city, found a map", nil
      ),
      ("{from: {path: data}, title: $name}", "1:48 'file' is missing from a data file", nil),
    ] as [(String, String, String?)])
  func `what is no table is told, with what would be one`(
    _ items: String, _ message: String, _ fix: String?
  ) throws {
    let error = #expect(throws: SpecErrors.self) { () throws(SpecErrors) in
      try load("sections: [{group: {height: 44}, items: \(items)}]\n")
    }
    let found = error?.diagnostics.first
    #expect(
      found.map { "\($0.location.line):\($0.location.column) \($0.message)" } == message,
      "\(error?.description ?? "")")
    if let fix { #expect(found?.fix?.replacement == fix) }
  }

  @Test func `compositions show nested values, in repeated parts and conditions, too`() throws {
    let spec = try load(
      """
      styles:
        cell:
          content:
            column:
              - {text: $attributes.title, when: $attributes.live}
              - {text: By $attributes.author.name., when: $attributes.author.name}
              - {text: $"attributes".price, when: "$attributes.price > 10"}
              - {repeat: $attributes.tags, text: "#$each"}
              - {repeat: [$attributes.author], text: $name $image.url, when: $name}
      sections: [{group: {height: ~44}, items: {from: articles.json}}]
      """)
    let content = try spec.plan(in: Container(width: 390)).content
    let items = content.sections[0].items
    func texts(_ index: Int) -> [String] {
      var found: [String] = []
      func visit(_ part: Part) {
        if case .text(let runs) = part.content { found.append(runs.map(\.text).joined()) }
        part.children.forEach(visit)
      }
      content.styles["cell"]?.composition.flatMap { items[index].parts[$0] }.map(visit)
      return found
    }
    #expect(texts(0) == ["First", "By Ann.", "12.5", "#a", "#b", "Ann ann.jpg"])
    #expect(texts(1) == [])
  }

  @Test func `the normal form keeps nested rows and how the file is read`() throws {
    let spec = try load(
      "sections: [{group: {height: 44}, items: {from: {file: two.json, path: posts}, title: $title}}]\n"
    )
    let text = NormalSpec(spec).text
    let again = try NormalSpec(text: text).spec(path: "grid.yaml")
    #expect(NormalSpec(again).text == text)
    let nested = NormalSpec(
      try load(
        "sections: [{group: {height: 44}, items: {from: images.json, title: $images.0.url}}]\n"))
    let read = try NormalSpec(text: nested.text).spec(path: "grid.yaml")
    #expect(
      try read.plan(in: Container(width: 390)).content.sections[0].items[0].fields["title"]
        == "a.png")
  }
}
