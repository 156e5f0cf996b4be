import CairoRenderer
import Foundation
import LayoutSpec
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import SpecPictures

/// Which pictures a preview does not draw again.
@Suite struct PictureMemoryTests {
  private let work: Workplace
  private let memory = PictureMemory()

  init() throws {
    work = try Workplace()
    try work.write(Self.spec, to: "a.yaml")
    try work.write("title\nOne\nTwo\n", to: "rows.csv")
  }

  private static let spec = """
    sections:
      - group: {height: 44}
        items: {from: rows.csv, title: $title}

    """

  /// The job of the spec as its files are now.
  private func job() throws -> RenderPlan.Job {
    let environment = RunEnvironment(folder: work.folder, output: { _ in }, messages: { _ in })
    let source = SpecSource.named("a.yaml", in: environment)
    let spec = try OpenedSpec.open(source, in: environment).get()
    let names = try PathPattern("{name}/{device}")
    let plan = try RenderPlan(
      [spec], RenderRequest(), formats: [.svg], to: .memory(names), in: environment)
    return try #require(plan.jobs.first)
  }

  private func draw(_ options: String) throws {
    let (job, measurer) = (try job(), TextMeasurer())
    let outcome = job.prepared(Pipeline.Style(), measurer).written(measurer)
    #expect(outcome.written.count == 1)
    memory.keep(outcome, of: job, options: options)
  }

  @Test func `pictures are known while no file of their spec changes`() throws {
    #expect(try memory.outcome(of: job(), options: "") == nil)
    try draw("")
    let known = try #require(try memory.outcome(of: job(), options: ""))
    #expect(known.written.first?.bytes?.isEmpty == false)
    // A known result is not drawn again.
    let (job, measurer) = (try job(), TextMeasurer())
    let again = job.prepared(knowing: known).written(measurer)
    #expect(again.written.map(\.bytes) == known.written.map(\.bytes))
    #expect(try memory.outcome(of: self.job(), options: "theme=print") == nil)
  }

  @Test(arguments: [
    ("a.yaml", spec.replacing("44", with: "50")), ("rows.csv", "title\nOne\nThree\n"),
    ("flatplan.yaml", "theme: print\n"),
  ])
  func `a changed file makes its pictures unknown`(file: String, text: String) throws {
    try draw("")
    try work.write(text, to: file)
    #expect(try memory.outcome(of: job(), options: "") == nil)
  }
}
