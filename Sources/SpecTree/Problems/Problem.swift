internal import Foundation

/// A problem in a spec, named after what its author did.
package enum Problem: Hashable, Sendable {
  // The file.
  case notUTF8
  case emptyFile
  case fileTooLarge(bytes: Int)
  case syntax(String)
  case tab
  case reservedCharacter(Character)
  case nestedTooDeep
  case tooManyValues
  case rootIsNotAMap(shape: String)
  case severalDocuments
  case keyIsNotText
  case invalidMerge

  // Keys.
  case duplicateKey(String, firstLine: Int)
  case unknownKey(String, map: String)
  case missingKey(String, map: String)
  case missingLength(String, scrolling: String)
  case missingValue(String)
  case excluded(String, by: String, why: String)
  case needs(String, other: String)

  // Values.
  case wrongShape(expected: String, shape: String)
  case notAValue(String, kind: String, examples: String)
  case unknownName(String, what: String, known: [String] = [])
  case unknownDevice(String)
  case unknownPicture(String)
  case unreadFormat(String, format: String)
  case unknownUnit(String, kind: String)
  case negative(kind: String)
  case divisionByZero
  case tooLarge(String, limit: String)
  case outOfRange(String, kind: String, range: String)
  case tooMany(String, limit: Int)
  case wrongCount(expected: String, found: Int)
  case fourInsets
  case sizeMap
  case unquotedColor(String)
  case backgroundAppearance
  case cssColor(String)
  case bareNumber(String)

  // Expressions.
  case notAnExpression(String)
  case unknownVariable(String)
  case unknownInText(String, samples: [String])
  case unknownColumn(String)
  case unknownFunction(String)
  case wrongArity(String, ClosedRange<Int>, found: Int)
  case nameOutOfScope(String, place: String)
  case typeMismatch(String, expected: String, found: String)
  /// A text in a comparison of a condition.
  case textInCondition(String)
  case notFinite(String)
  case longExpression(Int)
  case deepExpression
  case unbalanced(String)
  case variableCycle([String])
  /// A var without a value at that width. The width is `nil` if the var's expression is invalid,
  /// which is reported at the var.
  case brokenVariable(String, width: String?)
  case reservedName(String)
  case invalidName(String)
  case computed(String, kind: String, range: String)
  case notWhole(String, kind: String)
  case noValueForWidth(String)
  case tooMuchComputing

  // Names and references.
  case unknownStyle(String)
  case styleCycle([String])
  case repeatedID(String, firstLine: Int)
  case repeatedValue(String)
  case repeatedKind(String)
  case repeatedItemKind(String)
  case unknownToken(String)
  case scrollWithoutEffect
  /// A field that the content does not show; `style` is the style that sets the content, if any.
  case notShown(String, content: String, style: String?)
  /// A field that only list rows show.
  case onlyInRows(String)
  /// Data for a kind of supplementary item that this row's cell lacks and other cells have.
  case missingBadge(String)
  /// A selected cell whose style has no look for selected cells; the style is `nil` if it has none.
  case sameWhenSelected(style: String?)
  /// A name after `icon-` that is nearly a symbol's name.
  case randomIcon(String)
  /// A word after `photo-` that is nearly the name of a kind of photo.
  case randomPhoto(String)
  /// A part of a design token that has no effect.
  case notDrawn(String)
  case unused(String, UnusedKind)
  case unknownTemplate(String)
  case templateCycle([String])

  // Settings that override values of a spec.
  case unknownSetting(String)
  case cannotBeSet(String)
  case settingInsideScalar(String)
  case missingElement(String, count: Int)

  // Lengths known only during layout.
  case notExportable(String)

  // Files.
  case fileNotFound(String)
  case fileOutside(String)
  /// A path for pictures outside the project.
  case outputOutside(String)
  case fileUnreadable(String, why: String)
  case includeCycle([String])
  case badData(String, why: String)
}

/// The kind of a named definition that is never used.
package enum UnusedKind: String, Hashable, Sendable {
  case style, template
  case variable = "var"
}
