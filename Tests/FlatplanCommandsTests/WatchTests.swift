import Synchronization
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics

@Suite struct WatchTests {
  @Test func `the file and the options are passed to the preview`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "project/flatplan.yaml")
    try work.write(Example.grid, to: "project/screens/grid.yaml")
    let (code, request) = await watch(
      ["project/screens/grid.yaml", "--port", "8000", "--open", "--", "--set", "gap=2"], in: work)
    #expect(code == .done)
    #expect(request?.file == "project/screens/grid.yaml")
    let shown = await request?.draw([.width: "320"]) { _ in }
    #expect(shown?.messages.contains("gap") == true, "the spec has no variable of that name")
    // A spec may read the files of its project.
    #expect(request?.folder.hasSuffix("/project") == true)
    #expect(request?.port == 8000)
    #expect(request?.opensBrowser == true)
  }

  @Test(arguments: [
    (["-f", "webp"], "image/webp"), (["--format", "png"], "image/png"), ([], "image/svg+xml"),
    (["-f", "webp", "--", "-f", "png"], "image/png"), (["--", "-f", "webp"], "image/webp"),
  ])
  func `the format of the pictures is an option of its own or of render`(
    options: [String], type: String
  ) async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let (code, request) = await watch(["grid.yaml"] + options, in: work)
    #expect(code == .done)
    let drawn = await request?.draw([.width: "320"]) { _ in }
    let pictures = try #require(drawn).pictures
    #expect(!pictures.isEmpty && pictures.allSatisfy { $0.type == type && !$0.bytes.isEmpty })
  }

  @Test func `a folder is watched itself`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "project/flatplan.yaml")
    try work.write(Example.grid, to: "project/screens/grid.yaml")
    let (_, request) = await watch(["project/screens"], in: work)
    #expect(request?.folder.hasSuffix("/project/screens") == true)
  }

  @Test(arguments: [
    ["-"], ["grid.yaml", "--port", "0"], ["grid.yaml", "--port", "70000"], [],
    ["grid.yaml", "-f", "pdf"], ["grid.yaml", "--format", "gif"],
    ["grid.yaml", "--editor", "code"], ["grid.yaml", "--editor", "javascript:alert('{path}')"],
    ["grid.yaml", "--", "--width", "wide"], ["grid.yaml", "--", "--no-such-option"],
  ])
  func `invalid arguments are usage errors`(arguments: [String]) async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let (code, request) = await watch(arguments, in: work)
    #expect(code == .badUsage)
    #expect(request == nil)
  }

  @Test func `a missing file is an error`() async throws {
    let (code, request) = await watch(["grid.yaml"], in: try Workplace())
    #expect(code == .badUsage)
    #expect(request == nil)
  }

  @Test func `an error of the preview is reported`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let words = Mutex("")
    var environment = RunEnvironment(
      folder: work.folder, output: { _ in }, messages: { text in words.withLock { $0 += text } })
    environment.preview = { _, _ in throw PreviewProblem("cannot serve at port 80: taken") }
    #expect(await Flatplan.run(["watch", "grid.yaml"], in: environment) == .system)
    #expect(words.withLock { $0 }.contains("cannot serve at port 80: taken"))
  }

  private func watch(
    _ arguments: [String], in work: Workplace
  ) async -> (CommandStatus, PreviewRequest?) {
    let asked = Mutex<PreviewRequest?>(nil)
    var environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    environment.preview = { request, _ in asked.withLock { $0 = request } }
    let code = await Flatplan.run(["watch"] + arguments, in: environment)
    return (code, asked.withLock { $0 })
  }
}
