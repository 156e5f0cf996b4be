import ArgumentParser
import Foundation
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics

/// `render` says what it changed, and `render --check` whether pictures are up to date.
@Suite struct PicturesUpToDateTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(
      "title: Grid\n" + Example.grid + "render: {widths: [320, 390]}\n", to: "s/grid.yaml")
  }

  @Test func `render counts new, changed and unchanged pictures`() async throws {
    #expect(await work.run("render", "s").words == "2 pictures: 2 new\n")
    #expect(await work.run("render", "s").words == "2 pictures: 2 unchanged\n")
    try work.write("not a picture", to: "s/output/grid/320@2x.png")
    let words = await work.run("render", "s", "--width", "320,390,400").words
    #expect(words == "3 pictures: 1 new, 1 changed, 1 unchanged\n")
  }

  @Test func `verbose lists the pictures, and quiet says nothing`() async throws {
    #expect(
      await work.run("--verbose", "render", "s").words == """
        new        s/output/grid/320@2x.png
        new        s/output/grid/390@2x.png
        2 pictures: 2 new

        """)
    #expect(await work.run("render", "s", "-q").words == "")
    #expect(await work.run("check", "s", "--quiet").words == "")
    let wrong = await work.run("-q", "check", "missing.yaml")
    #expect(wrong.code == .badUsage && wrong.words.hasPrefix("error: "))
  }

  @Test func `check passes with current pictures and writes nothing`() async throws {
    _ = await work.run("render", "s", "-f", "png,svg,pdf")
    let before = work.files
    let result = await work.run("render", "s", "-f", "png,svg,pdf", "--check")
    #expect(result.code == .done && result.words == "6 pictures up to date\n")
    #expect(work.files == before)
  }

  @Test func `check names missing and outdated pictures with the line of their spec`() async throws
  {
    _ = await work.run("render", "s", "--width", "390")
    try work.write(
      work.text("s/grid.yaml").replacing("height: 44", with: "height: 50"), to: "s/grid.yaml")
    let before = work.files
    let result = await work.run("render", "s", "--check")
    #expect(result.code == .badSpec)
    #expect(
      result.words == """
        error[stale]: the picture s/output/grid/320@2x.png does not exist
          ┌─ s/grid.yaml:5:1
        5 │ render: {widths: [320, 390]}
          │ ^^^^^^ draw it with 'flatplan render s/grid.yaml'

        error[stale]: the picture s/output/grid/390@2x.png is out of date
          ┌─ s/grid.yaml:5:1
        5 │ render: {widths: [320, 390]}
          │ ^^^^^^ draw it with 'flatplan render s/grid.yaml'

        """)
    #expect(work.files == before)
    let short = await work.run("render", "s", "--check", "--diagnostics", "short").words
    #expect(short.hasPrefix("s/grid.yaml:5:1: error[stale]: the picture s/output/grid/320@2x.png "))
  }

  @Test func `a manifest lists path, title, description, size and variant`() async throws {
    let result = await work.run("render", "s", "-f", "svg,json", "--appearance", "dark")
    #expect(result.code == .done && result.words == "2 pictures: 2 new\n")
    let list = try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]]
    let first = try #require(list?.first)
    #expect(list?.count == 2)
    #expect(first["path"] as? String == "s/output/grid/320~dark.svg")
    #expect(first["title"] as? String == "Grid" && first["change"] as? String == "new")
    #expect((first["description"] as? String)?.isEmpty == false)
    #expect(first["size"] as? [Double] == [320, 88])
    let variant = first["variant"] as? [String: Any]
    #expect(variant?["width"] as? Int == 320 && variant?["appearance"] as? String == "dark")
  }

  @Test(arguments: [["render", "s/grid.yaml", "-o", "-"], ["sheet", "s", "-o", "-"]])
  func `a picture is not printed to a terminal`(arguments: [String]) async throws {
    var environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    environment.writesToTerminal = true
    #expect(await Flatplan.run(arguments + ["--width", "320"], in: environment) == .badUsage)
    let text = ["render", "s/grid.yaml", "-o", "-", "-f", "svg", "--width", "320"]
    #expect(await Flatplan.run(text, in: environment) == .done)
  }

  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["TERM": "dumb"], true, false),
    (["NO_COLOR": "1"], true, false), (["FORCE_COLOR": "1"], false, true),
    (["FORCE_COLOR": "0"], true, false), (["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
    (["FORCE_COLOR": "1", "TERM": "dumb"], true, true), (["NO_COLOR": ""], true, true),
  ])
  func `environment variables and the terminal decide about colors`(
    variables: [String: String], isTerminal: Bool, isColorful: Bool
  ) {
    #expect(RunEnvironment.isColorful(variables, isTerminal: isTerminal) == isColorful)
  }

  @Test func `message options may stand anywhere before two dashes`() {
    var arguments = [
      "-q", "render", "--limit", "cells=1", "--no-color", "--limit=parts=2", "--limits", "a.yaml",
      "--trusted-base", "main", "--", "-v",
    ]
    let settings = MessageSettings(removedFrom: &arguments)
    #expect(settings.flags == [.quiet, .noColor])
    #expect(arguments == ["render", "--limits", "a.yaml", "--", "-v"])
    #expect(
      settings.arguments == [
        "--quiet", "--no-color", "--trusted-base", "main", "--limit=cells=1", "--limit=parts=2",
      ])
  }

  @Test(arguments: MessageFlag.allCases)
  func `each message flag is declared and read`(flag: MessageFlag) throws {
    let name = "--\(flag.rawValue)"
    #expect(FlatplanCommand.helpMessage().contains(name))
    var arguments = [name, "check"]
    #expect(MessageSettings(removedFrom: &arguments).arguments == [name])
    #expect(arguments == ["check"])
    #expect(try MessageOptions.parse([name]).flags == [flag])
  }

  @Test func `the commit of a repository is found in all forms of a reference`() throws {
    let commit = String(repeating: "ab12", count: 10)
    try work.write("ref: refs/heads/main\n", to: "one/.git/HEAD")
    try work.write(commit + "\n", to: "one/.git/refs/heads/main")
    try work.write("ref: refs/heads/main\n", to: "two/.git/HEAD")
    try work.write("# packed\n\(commit) refs/heads/main\n", to: "two/.git/packed-refs")
    try work.write(commit, to: "three/.git/HEAD")
    for name in ["one", "two", "three"] {
      #expect(Release.commit(ofRepository: "\(work.folder)/\(name)") == "ab12ab12a", "\(name)")
    }
    #expect(Release.commit(ofRepository: work.folder) == nil)
  }
}
