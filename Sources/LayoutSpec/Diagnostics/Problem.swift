package import CellContent
internal import Foundation

/// What can be wrong with a spec, named by what its author did.
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
  case mergeOfOther

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
  case unknownUnit(String, kind: String)
  case sign(kind: String)
  case divisionByZero
  case tooLarge(String, limit: String)
  case outOfRange(String, kind: String, range: String)
  case tooMany(String, limit: Int)
  case wrongCount(expected: String, found: Int)
  case insetsOfFour
  case sizeMap
  case unquotedColour(String)
  case backgroundLook
  case colourOfCSS(String)
  case barePart(String)

  // Expressions.
  case notAnExpression(String)
  case unknownVariable(String)
  case unknownInText(String)
  case unknownFunction(String)
  case wrongArity(String, ClosedRange<Int>, found: Int)
  case nameElsewhere(String, place: String)
  case typeMismatch(String, wanted: String, found: String)
  case notFinite(String)
  case longExpression(Int)
  case deepExpression
  case unbalanced(String)
  case variableCycle([String])
  /// A var that says nothing at that width; `nil` where it says something that is no expression, which
  /// is told there.
  case brokenVariable(String, width: String?)
  case ownName(String)
  case badVariableName(String)
  case computed(String, kind: String, range: String)
  case notWhole(String, kind: String)
  case noValueForWidth(String)
  case tooMuchComputing

  // Names and what they refer to.
  case unknownStyle(String)
  case styleCycle([String])
  case repeatedID(String, firstLine: Int)
  case repeatedValue(String)
  case repeatedKind(String)
  case unknownToken(String)
  case emptyScroll
  /// A field beside content that does not show it; what a style says that it names.
  case unshown(String, content: ContentTemplate, style: String?)
  /// A field that rows of lists show, and other cells do not.
  case onlyInRows(String)
  /// What a row says of a supplementary item of a kind that its cell has none of, and others have.
  case lostBadge(String)
  /// What stands behind `icon-` and is nearly the name of a sign.
  case iconByChance(String)
  case unused(String, UnusedNames.Kind)
  case unknownTemplate(String)
  case templateCycle([String])

  // Values that are put in place of a spec's.
  case unknownSetting(String)
  case unsettable(String)
  case settingInside(String)
  case noElement(String, count: Int)

  // What only the layout itself works out.
  case unsayable(String)

  // Files.
  case fileNotFound(String)
  case fileOutside(String)
  case fileUnreadable(String, why: String)
  case includeCycle([String])
  case badData(String, why: String)
}
