import Testing

@testable import HostSystem

/// The pictures that the runs of a program have written.
@Suite struct WriteJournalTests {
  @Test func `a later run reports the changes of earlier runs`() throws {
    var created: WriteJournal? = WriteJournal()
    let path = try #require(created?.path)
    let variables = [WriteJournal.variable: path]
    let first = try #require(WriteJournal(in: variables))
    #expect(first.adding(.new, of: "/a b\n.png") == .new)
    #expect(first.adding(.changed, of: "/b.png") == .changed)
    #expect(first.adding(.unchanged, of: "/c.png") == .unchanged)
    let second = try #require(WriteJournal(in: variables))
    #expect(second.adding(.unchanged, of: "/a b\n.png") == .new)
    // A picture with the time of day differs in each run.
    #expect(second.adding(.changed, of: "/a b\n.png") == .new)
    #expect(second.adding(.unchanged, of: "/b.png") == .changed)
    #expect(second.adding(.unchanged, of: "/c.png") == .unchanged)
    #expect(second.adding(.new, of: "/d.png") == .new)
    created = nil
    #expect(!Files.exists(path))
    #expect(second.adding(.new, of: "/e.png") == .new)
  }

  @Test func `without a journal, nothing is noted`() {
    #expect(WriteJournal(in: [:])?.path == nil)
  }
}
