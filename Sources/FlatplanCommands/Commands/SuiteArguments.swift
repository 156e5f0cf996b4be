internal import ArgumentParser
internal import SnapshotSuite

extension ReportFormat: ExpressibleByArgument {}

extension SnapshotFilter: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(argument)
  }

  static let help = ArgumentHelp(
    "Only snapshots of this name: gallery, 390~dark, gallery/390, specs/*; * stands for any text.",
    valueName: "name")
}

extension SweepWidths {
  static let help = ArgumentHelp(
    "Also lay out at every width, and compare where columns come and lines break: 320...1400.",
    valueName: "widths")

  /// - Throws: `ValidationError` for a text that is no range of widths.
  static func argument(_ text: String) throws -> SweepWidths {
    do {
      return try SweepWidths(parsing: text)
    } catch {
      throw ValidationError(error.message)
    }
  }
}
