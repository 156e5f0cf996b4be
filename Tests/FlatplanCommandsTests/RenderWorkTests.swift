import ArgumentParser
import Synchronization
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics
@testable import SpecPictures

/// Parsing the most common command lines without ArgumentParser gives the same options.
@Suite struct RenderWorkTests {
  @Test(arguments: [
    ["grid.yaml"], ["specs", "more", "-o", "out"], ["grid.yaml", "--output", "grid.svg"],
    ["--width", "320,390.5", "grid.yaml"], ["grid.yaml", "-f", "svg,png", "--scale", "3"],
    ["grid.yaml", "--format", "pdf", "--height", "900", "--theme", "system,print"],
    ["grid.yaml", "--appearance", "dark,light", "--direction", "rtl", "--text", "paths"],
    ["grid.yaml", "-j", "4"], ["grid.yaml", "--jobs", "1", "-o", "{name}.{ext}"], [""],
  ])
  func `the fast path gives the same options as ArgumentParser`(_ arguments: [String]) throws {
    let quick = try #require(RenderWork(quick: arguments))
    let parsed = try FlatplanCommand.parseAsRoot(["render"] + arguments)
    let work = try #require(parsed as? RenderCommand).work
    #expect(quick.files == work.files && quick.output == work.output)
    #expect(quick.formats == work.formats && quick.request == work.request)
    #expect(quick.look.text == work.look.text && quick.jobs == work.jobs)
  }

  @Test(arguments: [
    (RenderOption.output, "out"), (.format, "pdf"), (.jobs, "3"), (.text, "paths"), (.scale, "3"),
    (.width, "320,400"), (.device, "iphone-se"), (.height, "500"), (.appearance, "dark"),
    (.direction, "rtl"), (.contentSize, "small"), (.theme, "print"), (.overlay, "items,insets"),
    (.picture, "container"), (.scroll, "20"), (.frame, "true"),
  ])
  func `an option set by its name is the option that ArgumentParser reads`(
    option: RenderOption, value: String
  ) throws {
    #expect(RenderOption.allCases.count == 16, "an option is missing from the arguments")
    var work = RenderWork(files: ["grid.yaml"])
    try work.set(option, to: value)
    let words = ["--\(option.rawValue)"] + (option == .frame ? [] : [value])
    let command = try FlatplanCommand.parseAsRoot(["render", "grid.yaml"] + words)
    let parsed = try #require(command as? RenderCommand).work
    #expect(work.request == parsed.request)
    #expect(work.output == parsed.output && work.formats == parsed.formats)
    #expect(work.jobs == parsed.jobs && work.look.text == parsed.look.text)
    #expect(
      work.look.overlays == parsed.look.overlays && work.look.hasFrame == parsed.look.hasFrame)
    #expect(throws: (any Error).self) {
      var wrong = RenderWork()
      guard ![.output, .frame].contains(option) else { throw CancellationError() }
      try wrong.set(option, to: "?")
    }
  }

  @Test func `pictures pass through the stream of a compiled program unchanged`() {
    let pictures = [
      PreviewPictures.Picture(
        name: "grid/390~dark", type: "image/svg+xml", bytes: Array("<svg>é</svg>".utf8)),
      PreviewPictures.Picture(
        name: "grid", type: "image/webp", scale: 1.5, bytes: [0, 0, 7, 0, 255]),
      PreviewPictures.Picture(name: "Größe/ 3", type: "image/png", scale: 2, bytes: [1, 0, 2, 0]),
    ]
    #expect(PictureStream.pictures(in: PictureStream.bytes(of: pictures)) == pictures)
    #expect(PictureStream.pictures(in: []) == [])
    // A program that is stopped in the middle of a picture.
    #expect(
      PictureStream.pictures(in: Array(PictureStream.bytes(of: pictures).dropLast(3)))
        == Array(pictures.dropLast()))
  }

  @Test(arguments: [
    [], ["-o", "out"], ["grid.yaml", "--help"], ["-"], ["grid.yaml", "-o", "-"],
    ["grid.yaml", "--width"], ["grid.yaml", "--width", "wide"], ["grid.yaml", "--width=320"],
    ["grid.yaml", "--width", "320", "--width", "390"],
    ["grid.yaml", "--width", "320", "--device", "iphone-se"],
    ["grid.yaml", "-o", "a", "--output", "b"],
    ["grid.yaml", "-j", "0"], ["grid.yaml", "-f", "gif"], ["grid.yaml", "--theme", "neon"],
    ["grid.yaml", "--scale", "inf"], ["grid.yaml", "--text", "none"], ["grid.yaml", "--frame"],
    ["--", "grid.yaml"], ["grid.yaml", "--appearance", "pink"],
  ])
  func `all other command lines are left to ArgumentParser`(_ arguments: [String]) {
    #expect(RenderWork(quick: arguments) == nil)
  }

  @Test func `cores are counted only for several pictures`() async throws {
    let place = try Workplace()
    try place.write(Example.grid, to: "grid.yaml")
    let count = Mutex(0)
    var environment = RunEnvironment(
      folder: place.folder, output: { _ in }, messages: { _ in })
    let ask: @Sendable () -> Int = {
      count.withLock { $0 += 1 }
      return 2
    }
    environment.cores = ask
    let code = await Flatplan.run(["render", "grid.yaml", "--width", "320"], in: environment)
    #expect(code == .done && count.withLock { $0 } == 0)
    _ = await Flatplan.run(["render", "grid.yaml", "--width", "320,390"], in: environment)
    #expect(count.withLock { $0 } == 1)
  }
}
