import Foundation
import Testing

/// Tests runs with a low limit of open files.
@Suite struct OpenFilesTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    for name in ["one", "two"] {
      try work.write(
        "render: {widths: [200], scale: 1}\nsections: [{group: {height: 60}, items: 2}]\n",
        to: "s/\(name).yaml")
    }
  }

  @Test(.enabled(if: Tool.path != nil), arguments: ["check s", "record s", "review --open"])
  func `too few open files are an error and never a crash`(command: String) async throws {
    for limit in 5...30 {
      let code = try await Tool.run(
        "\(command) 2> message", in: work.folder, after: "ulimit -n \(limit);")
      #expect(code == 3, "\(limit): \(code)")
      let message = try String(contentsOfFile: work.folder + "/message", encoding: .utf8)
      #expect(message.contains("`ulimit -n 256`"))
    }
  }

  /// The limit of a process can be lower than the system allows it to be.
  @Test(.enabled(if: Tool.path != nil))
  func `a low limit is raised`() async throws {
    #expect(try await Tool.run("render s", in: work.folder, after: "ulimit -S -n 7;") == 0)
  }
}
