internal import ArgumentParser
internal import SnapshotSuite

extension ReportFormat: ExpressibleByArgument {}

extension SnapshotFilter: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(argument)
  }

  static let help = ArgumentHelp(
    "Only matching snapshots: gallery, 390~dark, gallery/390, specs/*; * matches any text.",
    valueName: "name")
}

extension SweepWidths {
  static let help = ArgumentHelp(
    "Also lay out at every width in a range, such as 320...1400, and compare the breakpoints.",
    valueName: "widths")

  /// Parses a range of widths.
  ///
  /// - Throws: `ValidationError` if the text is not a range of widths.
  static func argument(_ text: String) throws -> SweepWidths {
    do {
      return try SweepWidths(parsing: text)
    } catch {
      throw ValidationError(error.message)
    }
  }
}
