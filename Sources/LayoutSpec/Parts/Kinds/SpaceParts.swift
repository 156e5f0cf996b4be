internal import CellContent
internal import SpecTree

/// Containers, shapes and free space.
extension PartDeclaration {
  static let row = PartDeclaration(
    container: .row, "Parts side by side.",
    synonyms: "hstack horizontalstack lazyhstack hbox flex flexrow autolayout wrap",
    tables: [PartKeys.stack])

  static let column = PartDeclaration(
    container: .column, "Parts below one another.",
    synonyms: "stack uistackview vstack stackview verticalstack lazyvstack vbox flexcolumn group "
      + "cell tile card container frame linearlayout", tables: [PartKeys.stack])

  static let overlay = PartDeclaration(
    container: .overlay, "Parts on top of one another, each 'at' one of nine places.",
    synonyms: "zstack constraintlayout framelayout")

  static let firstThatFits = PartDeclaration(
    container: .firstThatFits,
    "The first of some parts that fits, with one line of each text, or else the last one.",
    synonyms: "viewthatfits alternatives")

  static let box = PartDeclaration(
    "A part without content, such as a colored shape.", .flag,
    example: "box: true, height: 40, background: systemFill",
    synonyms: "div rectangle view uiview sizedbox surface circle", looks: []
  ) { _, _, _, _ in .box }

  static let divider = PartDeclaration(
    "A hairline across a row or a column.", .flag, example: "divider: true",
    synonyms: "line separator hr", looks: []
  ) { _, _, _, _ in .divider }

  static let spacer = PartDeclaration(
    "Takes the room that is left in a row or a column.", .flag, example: "spacer: true"
  ) { _, _, _, _ in .spacer }
}
