import Foundation
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import LayoutSpec
@testable import SpecDiagnostics

/// The manual page and the shell completion scripts are complete.
@Suite struct ManualTests {
  @Test func `the manual page contains all commands with their options`() async throws {
    let page = try await Workplace().run("manual").text
    #expect(page.hasPrefix(".TH \"FLATPLAN\" \"1\" \"\" \"Flatplan \(Release.version)\""))
    for verb in Verbs.all where verb != "help" {
      #expect(page.contains("\n.SS \"flatplan \(verb.replacing("-", with: "\\-"))"), "\(verb)")
    }
    for option in ["content\\-size <sizes>", "set <key=value>", "dry\\-run\n", "strict\n"] {
      #expect(page.contains("\\-\\-\(option)"), "\(option)")
    }
    #expect(page.contains("\n\\-\\-frame, \\-\\-no\\-frame\n"))
    #expect(page.contains("\ntitleOnImage\nA picture that fills the cell, with a title"))
    #expect(page.contains("\ncornerRadius\nThe corner radius, in points"))
  }

  @Test func `every line of the manual page is a known macro or text`() async throws {
    let known: Set = ["TH", "SH", "SS", "PP", "TP", "RS", "RE", "nf", "fi"]
    var depth = 0
    for line in try await Workplace().run("manual").text.split(separator: "\n") {
      guard line.hasPrefix(".") else {
        // Macros may also start with an apostrophe.
        #expect(!line.hasPrefix("'"))
        continue
      }
      let name = String(line.dropFirst().prefix { $0 != " " })
      #expect(known.contains(name))
      depth += name == "RS" ? 1 : name == "RE" ? -1 : 0
      #expect((0...1).contains(depth))
    }
    #expect(depth == 0)
  }

  @Test func `the reference contains all words, commands and codes`() async throws {
    struct Reference: Decodable {
      struct Topic: Decodable { var id: String, words: [Word] }
      struct Word: Decodable { var word: String }
      struct Command: Decodable { var name: String, discussion: String }
      struct Code: Decodable { var code: String }
      var topics: [Topic]
      var commands: [Command]
      var codes: [Code]
    }
    let result = try await Workplace().run("manual", "--format", "json")
    let reference = try JSONDecoder().decode(Reference.self, from: Data(result.output))
    let words = reference.topics.flatMap(\.words).map(\.word)
    // Names of expressions, such as 'width', can also be keys.
    let others = Set([ReferenceTopic.expressions, .samples].map(\.rawValue))
    let keys = reference.topics.filter { !others.contains($0.id) }.flatMap(\.words).map(\.word)
    for key in WordPage.keys { #expect(keys.count { $0 == key } == 1, "\(key)") }
    #expect(Set(words).isSuperset(of: ["estimated", "clamp", "city"]))
    #expect(reference.commands.map(\.name) == Verbs.all.filter { $0 != "help" })
    for command in reference.commands {
      let discussion = "\n" + command.discussion
      #expect(discussion.contains("\n  flatplan \(command.name)"), "\(command.name)")
    }
    #expect(reference.codes.map(\.code) == DiagnosticPage.all.map(\.code))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts contain every command`(shell: String) async throws {
    let work = try Workplace()
    let result = await work.run("--generate-completion-script", shell)
    #expect(result.code == .done)
    for verb in Verbs.all { #expect(result.text.contains(verb), "\(verb)") }
    #expect(result.text.contains("content-size"))
    try work.write(result.text, to: "script")
    // Other shells are not always installed.
    guard
      let path = ["/bin", "/usr/bin", "/usr/local/bin"].map({ "\($0)/\(shell)" })
        .first(where: FileManager.default.isExecutableFile)
    else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-n", work.folder + "/script"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
