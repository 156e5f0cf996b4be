internal import ArgumentParser
internal import Basics
internal import CairoRenderer
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecPictures

struct DocsCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draws the figures of documentation pages, and writes their markup.",
    discussion: """
      A figure is a spec in a fence with the language 'flatplan', or a comment with the path of a \
      spec relative to the page. The options figure, width, formats and appearance may follow:

        ```flatplan figure=grid width=390 appearance=light,dark
        <!-- flatplan: specs/grid.yaml formats=svg,png -->

      Pictures are written beside the page. Below the figure, between the comments flatplan:begin \
      and flatplan:end, the page gets the markup that shows them: <picture> or <img> in Markdown, \
      @Image in a DocC catalog, #image in Typst, \\includegraphics in LaTeX, where comments begin \
      with // and %. The alternative text is the title and the description of the picture.

        flatplan docs README.md Documentation/Figures.md
        flatplan docs README.md --check            fail if a figure is out of date
      """)

  @Argument(help: "Pages: .md, .typ or .tex files.")
  var pages: [String]

  @Flag(
    name: .customLong("check"),
    help: "Write nothing, and fail if a picture or the markup of a page is out of date.")
  var isCheck = false

  @OptionGroup var messages: DiagnosticOptions

  @OptionGroup var fonts: FontOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try fonts.choice.use(in: environment)
    var diagnostics = DiagnosticCollector(messages.format)
    var pictures: [DrawnPicture] = []
    var changes: [FileChange] = []
    for name in pages {
      do throws(Failure) {
        let page = try DocumentPage(name, in: environment)
        let outcome = page.drawn(isCheck: isCheck, &diagnostics)
        if outcome.figureCount == 0, outcome.failures.isEmpty {
          environment.note("note: \(name) has no figures\n")
        }
        diagnostics.failures += outcome.failures
        if !outcome.stale.isEmpty {
          diagnostics.failures.append(.wrongSpec(SpecErrors(diagnostics: outcome.stale)))
        }
        pictures += outcome.pictures
        changes.append(outcome.pageChange)
      } catch {
        diagnostics.failures.append(error)
      }
    }
    if !diagnostics.isMachineReadable, !isCheck || diagnostics.failures.isEmpty {
      let counts =
        isCheck
        ? "\(changes.count.of("page")) and \(pictures.count.of("picture")) up to date"
        : [changes.counts(of: "page"), pictures.map(\.change).counts(of: "picture")]
          .compactMap(\.self).joined(separator: "; ")
      if !counts.isEmpty { environment.note(counts + "\n") }
    }
    return diagnostics.report(in: environment)
  }
}
