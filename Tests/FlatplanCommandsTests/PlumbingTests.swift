import CairoRenderer
import Foundation
import Synchronization
import Testing

@testable import HostSystem
@testable import SnapshotSuite
@testable import SpecDiagnostics
@testable import SpecPictures

/// The infrastructure of commands: atomic files, parallel work and progress.
@Suite struct PlumbingTests {
  @Test(arguments: [
    "sections: []", "name: a\nsections:\n- {}", "{sections: []}",
    "{\"name\": 1, \"sections\" : []}",
    "a: 1\r\n'sections' :\r\n", "\u{FEFF}sections: []", "subsections: 1\nsections: []",
    "- sections: 1",
  ])
  func `a file with the key 'sections' is a spec`(text: String) {
    #expect(SpecSource.hasSections(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "about: unstructured sections of a file", "{\"text\": \"sections\"}", "subsections: []",
    "sections", "my-sections: 1", "a: \"the 'sections'\"", "sections_of: 3",
  ])
  func `a file that only mentions sections is not a spec`(text: String) {
    #expect(!SpecSource.hasSections(Array(text.utf8)))
  }

  @Test func `of many skipped files, some are named`() async throws {
    let work = try Workplace()
    for index in 10..<30 { try work.write("a: 1", to: "data/\(index).yaml") }
    try work.write("sections: []", to: "data/spec.yaml")
    let result = await work.run("render", "data", "--dry-run")
    #expect(result.words.contains("data/20.yaml, data/21.yaml and 8 more\n"))
  }

  @Test func `files that specs use are not reported as skipped`() async throws {
    let work = try Workplace()
    try work.write("[{\"title\": \"One\"}]", to: "specs/data/rows.json")
    try work.write("styles: {cell: {content: title}}", to: "specs/part.yaml")
    try work.write("include: part.yaml\n" + Self.dataSpec, to: "specs/a.yaml")
    for verb in ["check", "render", "record", "verify", "prune"] {
      let result = await work.run(verb, "specs")
      #expect(result.code == .done && !result.words.contains("skipped"), "\(result.words)")
    }
    try work.write("sektions: []", to: "specs/b.yaml")
    let note = "note: skipped files without the key 'sections': specs/b.yaml\n"
    for verb in ["check", "render", "verify", "prune"] {
      #expect(await work.run(verb, "specs").words.contains(note))
    }
    // The files of an invalid spec are unknown.
    try work.write("sections: [{items: {from: data/rows.json}}]", to: "specs/a.yaml")
    for verb in ["check", "render", "verify", "prune"] {
      let result = await work.run(verb, "specs")
      #expect(result.code == .badSpec && !result.words.contains("skipped"), "\(result.words)")
    }
  }

  private static let dataSpec = "sections: [{group: {height: 44}, items: {from: data/rows.json}}]\n"

  @Test func `a file is replaced atomically, without temporary files left`() throws {
    let work = try Workplace()
    let path = work.folder + "/a/b/c.txt"
    try Files.replace(path, with: [1, 2, 3], named: "c.txt")
    try Files.replace(path, with: [4], named: "c.txt")
    #expect(work.bytes("a/b/c.txt") == [4])
    #expect(work.files == ["a/b/c.txt"])
  }

  @Test func `an unchanged file is left untouched`() throws {
    let work = try Workplace()
    let path = work.folder + "/c.txt"
    func file() throws -> (number: UInt64, date: Date) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (
        try #require(attributes[.systemFileNumber] as? NSNumber).uint64Value,
        try #require(attributes[.modificationDate] as? Date)
      )
    }
    #expect(try Files.replace(path, with: [1, 2, 3], named: "c.txt") == .new)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    let first = try file()
    #expect(try Files.replace(path, with: [1, 2, 3], named: "c.txt") == .unchanged)
    let second = try file()
    #expect(second.number == first.number && second.date == first.date)
    // Both exist at the same time, so that they cannot have the same inode.
    #expect(try Files.replace(path, with: [1, 2, 4], named: "c.txt") == .changed)
    #expect(try file().number != first.number)
    #expect(work.files == ["c.txt"])
  }

  @Test(arguments: [0, 70_000, 140_000], [100, 70_000, 200_000])
  func `a file has the written contents, wherever it first differs`(same: Int, piece: Int) throws {
    let work = try Workplace()
    let path = work.folder + "/c.bin"
    let old = (0..<140_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    for rest in [[], [1], old] {
      try Files.replace(path, with: old, named: "c.bin")
      let new = old.prefix(same) + rest
      try Files.replace(path, named: "c.bin") { write in
        for start in stride(from: 0, to: new.count, by: piece) {
          try Array(new[start..<min(start + piece, new.count)]).withUnsafeBufferPointer(write)
        }
      }
      #expect(work.bytes("c.bin") == Array(new))
      #expect(work.files == ["c.bin"])
    }
  }

  @Test func `a failure during writing leaves the old file`()
    throws
  {
    let work = try Workplace()
    try work.write("old", to: "file")
    for text in ["", "ol", "new"] {
      #expect(throws: Failure.missing("font", "font")) {
        try Files.replace(work.folder + "/file", named: "file") { write in
          try Array(text.utf8).withUnsafeBufferPointer(write)
          throw Failure.missing("font", "font")
        }
      }
      #expect(work.bytes("file") == Array("old".utf8))
      #expect(work.files == ["file"])
    }
  }

  @Test func `a symbolic link is replaced by a file`() throws {
    let work = try Workplace()
    try work.write("same", to: "real")
    let path = work.folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real")
    try Files.replace(path, with: Array("same".utf8), named: "link")
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
    #expect(type as? FileAttributeType == .typeRegular)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/b", "/", "b"), ("a/b", "a", "b"), ("b", ".", "b"),
  ])
  func `a path is split into a folder and a name`(path: String, folder: String, name: String) {
    let parts = Files.split(path)
    #expect(parts.folder == folder && parts.file == name)
  }

  @Test func `a failed write leaves only the old file`() throws {
    let work = try Workplace()
    try work.write("old", to: "folder/file")
    let path = work.folder + "/folder"
    #expect(throws: Failure.cannotWrite("folder", "Is a directory")) {
      try Files.replace(path, with: [1], named: "folder")
    }
    #expect(work.files == ["folder/file"])
  }

  @Test func `a file is read completely`() throws {
    let work = try Workplace()
    let text = String(repeating: "0123456789", count: 30_000)
    try work.write(text, to: "long")
    #expect(try Files.read(work.folder + "/long", named: "long") == Array(text.utf8))
    #expect(throws: Failure.cannotRead("here", "Is a directory")) {
      try Files.read(work.folder, named: "here")
    }
  }

  @Test(arguments: [1, 2, 3, 100])
  func `results are in the order of items, and parallelism is limited`(limit: Int) {
    let running = Mutex((now: 0, most: 0))
    let results = inParallel(
      Array(0..<50), atMost: limit,
      work: { item in
        running.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        usleep(UInt32(50 - item) * 20)
        running.withLock { $0.now -= 1 }
        return item * 2
      })
    #expect(results == (0..<50).map { $0 * 2 })
    #expect(running.withLock { $0.most } <= limit)
  }

  @Test(.timeLimit(.minutes(20))) func `helping threads do not block work`() async {
    // Many at once, so that helpers occupy all threads.
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<40 {
        group.addTask {
          let help = PictureHelp()
          return inParallel(
            Array(0..<3), atMost: 2, each: TextMeasurer(), prepare: { item, _ in item },
            idle: { help.serve(with: $0) }, end: { help.end() },
            work: { item, _ in
              usleep(2000)
              return item
            })
        }
      }
      for await results in group { #expect(results == [0, 1, 2]) }
    }
  }

  /// The steps that two threads request in turn: `p` prepares an item, `w` does its work.
  @Test(arguments: [
    (2, "p0 p1 w0 w1"),
    // The last item is prepared while the other thread still has work.
    (3, "p0 p1 w0 p2 w1 w2"), (5, "p0 p1 w0 w1 p2 p3 w2 p4 w3 w4"),
    // Earlier items are worked on as soon as they are prepared.
    (6, "p0 p1 w0 w1 p2 p3 w2 w3 p4 p5 w4 w5"),
  ])
  func `only the last items wait for their work`(count: Int, expected: String) {
    let queue = WorkQueue<Int>(count: count, threads: 2)
    var steps: [String] = []
    while true {
      // Both request before either is ready.
      let next = (0..<2).compactMap { _ in queue.next() }
      guard !next.isEmpty else { break }
      for step in next {
        switch step {
        case .prepare(let index):
          queue.add(index, at: index)
          steps.append("p\(index)")
        case .work(let index, let item):
          #expect(index == item)
          #expect(queue.finish() == (index == count - 1))
          steps.append("w\(index)")
        }
      }
    }
    #expect(steps.joined(separator: " ") == expected)
  }

  @Test func `an empty list of items works`() {
    #expect(inParallel([Int](), atMost: 4, work: { $0 }) == [])
  }
}
