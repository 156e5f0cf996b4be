internal import Basics
internal import Foundation
package import SpecDiagnostics

/// The codes and messages of all problems.
extension Problem {
  package var severity: Diagnostic.Severity { code.hasPrefix("W") ? .warning : .error }

  /// Whether the file could not be read at all, so that no other problem can be found.
  package var isFileProblem: Bool { code.hasPrefix("E0") }

  /// The error code. Codes are stable: they never change their meaning.
  package var code: String {
    switch self {
    case .notUTF8: "E001"
    case .emptyFile: "E002"
    case .fileTooLarge: "E003"
    case .syntax, .tab, .reservedCharacter: "E004"
    case .nestedTooDeep: "E005"
    case .tooManyValues: "E006"
    case .rootIsNotAMap: "E007"
    case .severalDocuments: "E008"
    case .keyIsNotText: "E009"
    case .invalidMerge: "E010"
    case .duplicateKey: "E101"
    case .missingKey: "E102"
    case .missingLength: "E103"
    case .unknownKey: "E104"
    case .missingValue: "E105"
    case .excluded: "E106"
    case .needs: "E107"
    case .wrongShape: "E201"
    case .notAValue, .textInCondition: "E202"
    case .unknownName, .unknownDevice, .unknownPicture, .unreadFormat, .cssColor: "E203"
    case .unknownUnit: "E204"
    case .negative: "E205"
    case .divisionByZero: "E206"
    case .tooLarge, .outOfRange: "E207"
    case .tooMany: "E208"
    case .wrongCount: "E209"
    case .fourInsets: "E210"
    case .sizeMap: "E211"
    case .unquotedColor: "E212"
    case .backgroundAppearance: "E213"
    case .notAnExpression: "E501"
    case .unknownVariable, .unknownFunction, .unknownInText, .unknownColumn: "E502"
    case .nameOutOfScope: "E503"
    case .typeMismatch: "E504"
    case .notFinite: "E505"
    case .longExpression, .deepExpression, .tooMuchComputing: "E506"
    case .unbalanced: "E507"
    case .wrongArity: "E508"
    case .variableCycle: "E509"
    case .brokenVariable: "E510"
    case .reservedName, .invalidName: "E511"
    case .computed, .notWhole: "E512"
    case .noValueForWidth: "E513"
    case .unknownStyle: "E301"
    case .styleCycle: "E302"
    case .repeatedID: "E303"
    case .repeatedValue: "E304"
    case .unknownToken: "E305"
    case .repeatedKind, .repeatedItemKind: "E306"
    case .unknownTemplate: "E307"
    case .templateCycle: "E308"
    case .fileNotFound: "E601"
    case .fileOutside, .outputOutside: "E602"
    case .fileUnreadable: "E603"
    case .includeCycle: "E604"
    case .badData: "E605"
    case .unknownSetting, .cannotBeSet: "E701"
    case .settingInsideScalar: "E702"
    case .missingElement: "E703"
    case .notExportable: "E801"
    case .bareNumber: "W201"
    case .scrollWithoutEffect: "W301"
    case .notShown, .onlyInRows: "W302"
    case .missingBadge: "W303"
    case .unused: "W304"
    case .randomIcon, .randomPhoto: "W305"
    case .sameWhenSelected: "W306"
    case .notDrawn: "W307"
    }
  }

  /// The message, in one line.
  package var message: String {
    switch self {
    case .notUTF8: "the file is not UTF-8 text"
    case .emptyFile: "the file is empty"
    case .fileTooLarge(let bytes):
      "the file has \(bytes.grouped) bytes; the limit for a spec is \(Limits.fileSize.grouped)"
    case .syntax(let problem): "invalid YAML: \(problem)"
    case .tab: "YAML cannot be indented with tabs"
    case .reservedCharacter(let character): "unquoted text cannot begin with '\(character)'"
    case .nestedTooDeep: "values are nested more than \(Limits.depth) levels deep"
    case .tooManyValues:
      "the file has more than \(Limits.values.grouped) values, including those repeated by aliases"
    case .rootIsNotAMap(let shape):
      "a spec must be a map with keys such as 'sections:', not \(shape)"
    case .severalDocuments: "a second YAML document begins here; a spec is a single document"
    case .keyIsNotText: "a key must be text; it cannot be a list, a map or an alias"
    case .invalidMerge: "'<<' takes a map or a list of maps"
    case .duplicateKey(let key, _): "duplicate key '\(key)'"
    case .unknownKey(let key, let map): "unknown key '\(key)' in \(map)"
    case .missingKey(let key, let map): "'\(key)' is missing from \(map)"
    case .missingLength(let length, let scrolling):
      "the group needs a \(length) because the layout scrolls \(scrolling)ly"
    case .missingValue(let key): "'\(key)' has no value"
    case .excluded(let key, let other, let why):
      "'\(key)' cannot be combined with '\(other)': \(why)"
    case .needs(let key, let other): "'\(key)' needs '\(other)'"
    case .wrongShape(let expected, let shape): "expected \(expected), found \(shape)"
    case .notAValue(let text, let kind, _): "'\(text.shortened)' is not \(kind)"
    case .unknownName(let name, let what, _): "unknown \(what) '\(name.shortened)'"
    case .cssColor(let function): "'\(function.shortened)' is CSS syntax for a color"
    case .unknownDevice(let name): "unknown device '\(name.shortened)'"
    case .unreadFormat(let name, let format):
      "'\(name.shortened)' is a picture in the format \(format), which is not read"
    case .unknownPicture(let name): "unknown picture '\(name.shortened)'"
    case .unknownUnit(let unit, let kind): "unknown unit '\(unit.shortened)' in \(kind)"
    case .negative(let kind): "\(kind) cannot be negative"
    case .divisionByZero: "division by zero"
    case .tooLarge(let number, let limit): "\(number.shortened) is more than \(limit)"
    case .outOfRange(let number, let kind, let range):
      "\(number.shortened) is out of range: \(kind) must be \(range)"
    case .tooMany(let what, let limit): "more than \(limit.grouped) \(what)"
    case .wrongCount(let expected, let found):
      "expected \(expected), found \(found.of("value"))"
    case .fourInsets:
      "four numbers are ambiguous insets: CSS and Apple order them differently, so name the edges"
    case .sizeMap: "a size is a list of width and height, not a map"
    case .unquotedColor(let color): "unquoted '\(color)' is a comment in YAML"
    case .backgroundAppearance:
      "a section's background must be 'true' or a map; its appearance comes from a style"
    case .bareNumber(let number):
      Double(number) == 1
        ? "\(number) means one point" : "\(number) means \(number) points, which is less than one"
    case .notAnExpression(let why): "invalid expression: \(why)"
    case .unknownVariable(let name): "unknown name '\(name.shortened)' in an expression"
    case .unknownInText(let name, _):
      "'$\(name.shortened)' is not a known name, a column or sample text; write '$$' for a dollar sign"
    case .unknownColumn(let name):
      "the data has no column '\(name)', and rows of a file have no sample text"
    case .unknownFunction(let name): "unknown function '\(name.shortened)'"
    case .wrongArity(let name, let arity, let found):
      "'\(name)' takes \(arity.text) argument\(arity == 1...1 ? "" : "s"), not \(found)"
    case .nameOutOfScope(let name, let place): "'\(name)' is defined only in \(place)"
    case .typeMismatch(let user, let expected, let found):
      "'\(user)' takes \(expected), not \(found)"
    case .textInCondition(let text): "'\(text.shortened)' is not a number"
    case .notFinite(let what): "the result is \(what)"
    case .longExpression(let count):
      "the expression has \(count.grouped) characters; "
        + "the limit is \(SpecExpression.maxCharacters)"
    case .deepExpression:
      "the expression is nested more than \(SpecExpression.maxDepth) levels deep"
    case .tooMuchComputing: "the expressions of this spec take too long to evaluate"
    case .unbalanced(let mark):
      mark == "(" ? "this parenthesis is never closed" : "this parenthesis is never opened"
    case .variableCycle(let names): "vars refer to one another in a cycle: " + names.chain
    case .brokenVariable(let name, let width):
      "the var '\(name.shortened)' has no value \(width.map { "for a width of \($0)" } ?? "here")"
    case .reservedName(let name): "'\(name)' is a reserved name"
    case .invalidName(let name):
      "'\(name.shortened)' is not a valid name: use letters, digits and '_'"
    case .computed(let result, let kind, let range):
      "the result is \(result), but \(kind) must be \(range)"
    case .notWhole(let result, let kind):
      "the result is \(result), but \(kind) must be a whole number"
    case .noValueForWidth(let width): "there is no value for a width of \(width)"
    case .unknownStyle(let name): "unknown style '\(name.shortened)'"
    case .styleCycle(let names): "styles extend one another in a cycle: " + names.chain
    case .repeatedID(let id, _): "two sections have the id '\(id.shortened)'"
    case .repeatedValue(let value): "'\(value.shortened)' is listed twice"
    case .repeatedKind(let kind):
      "two boundary items have the element kind '\(kind.shortened)'; give each its own kind"
    case .repeatedItemKind(let kind):
      "two supplementary items have the element kind '\(kind.shortened)'; give each its own kind"
    case .unknownToken(let token): "unknown token '\(token.shortened)' in a file name"
    case .scrollWithoutEffect: "'scrollOffset' has no effect: the section does not scroll"
    case .notShown(let key, let content, nil): "'content: \(content)' does not show '\(key)'"
    case .notShown(let key, let content, let style?) where style == content:
      "the style '\(style)' does not show '\(key)'"
    case .notShown(let key, let content, let style?):
      "the style '\(style.shortened)' has the content '\(content)', which does not show '\(key)'"
    case .onlyInRows(let key): "only list rows show '\(key)'"
    case .missingBadge(let kind):
      "the cell of this row has no supplementary item of kind '\(kind.shortened)'"
    case .sameWhenSelected(let style):
      "the cell looks the same when it is selected: "
        + (style.map { "the style '\($0.shortened)' has no key 'selected'" } ?? "it has no style")
    case .randomIcon(let name):
      "there is no symbol '\(name.shortened)', so the icon shows a random symbol"
    case .randomPhoto(let name):
      "there is no kind of photo '\(name.shortened)', so the picture shows a landscape"
    case .notDrawn(let what): "\(what.shortened) of a design token is not drawn"
    case .unused(let name, let kind): "the \(kind.rawValue) '\(name.shortened)' is never used"
    case .unknownTemplate(let name):
      "there is no template or section '\(name.shortened)'"
    case .templateCycle(let names): "templates use one another in a cycle: " + names.chain
    case .fileNotFound(let name): "there is no file '\(name.shortened)'"
    case .fileOutside(let name):
      "'\(name.shortened)' is outside the project folder"
    case .outputOutside(let path): "'\(path.shortened)' is outside the project folder"
    case .fileUnreadable(let name, let why): "'\(name.shortened)' cannot be read: \(why)"
    case .includeCycle(let names): "files include one another in a cycle: " + names.chain
    case .unknownSetting(let name): "there is no var or key '\(name.shortened)' to set"
    case .cannotBeSet(let key): "'\(key)' cannot be set here"
    case .settingInsideScalar(let text):
      "nothing can be set inside '\(text.shortened)', which is a single value"
    case .missingElement(let name, let count):
      "the list has no element '\(name.shortened)'"
        + (count == 0 ? ": it is empty" : "; its elements are numbered 0 to \(count - 1)")
    case .notExportable(let name):
      "'\(name)' is a length that is known only during layout, so it cannot be exported to Swift"
    case .badData(let name, let why): "'\(name.shortened)' is not a table: \(why)"
    }
  }

  /// The hint shown at the location if no fix helps.
  package var hint: String? {
    switch self {
    case .notUTF8: "save it as UTF-8"
    case .emptyFile: "begin with 'sections:'"
    case .duplicateKey(_, let line): "first defined on line \(line)"
    case .repeatedID(_, let line): "first defined on line \(line)"
    case .wrongShape("a list of sections", "a map"): "each section begins with '- '"
    case .wrongShape("a list of changes", "a map"): "each change begins with '- '"
    case .notAValue(_, _, let examples): examples.isEmpty ? nil : "for example \(examples)"
    case .excluded(let key, let other, _) where [key, other].contains("subitems"):
      [key, other].contains("custom")
        ? "remove one of them"
        : "list all items in 'subitems', or repeat one 'item' with 'columns', 'rows' or 'count'"
    case .excluded: "remove one of them"
    case .unknownName(let name, "theme", _) where ["light", "dark"].contains(name):
      "set an appearance with 'render: {appearance: \(name)}'"
    case .unknownInText("each", _):
      "only a part with 'repeat' has it: 'repeat: $tags, text: $each'"
    case .unknownInText(_, let samples):
      "available sample text: \(samples.alternatives)"
    case .unknownName(_, _, let known):
      (1...Limits.listedWords).contains(known.count) ? "write \(known.alternatives)" : nil
    case .unknownDevice: "'flatplan devices' lists all devices"
    case .unreadFormat(_, let format):
      format == "PDF"
        ? "save it as SVG: 'pdftocairo -svg a.pdf a.svg'"
        : "save it as PNG, JPEG or WebP: 'magick a.\(format.lowercased()) a.png'"
    case .unknownPicture: "'flatplan pictures' lists all pictures"
    case .reservedCharacter: "put the text in quotes"
    case .tab: "use spaces"
    case .fourInsets: "for example {top: 1, leading: 2, bottom: 3, trailing: 4}"
    case .sizeMap: "for example [50%w, 44]"
    case .tooManyValues: "aliases of aliases multiply quickly"
    case .unknownToken:
      "available tokens: \(PathToken.allCases.map { "{\($0.rawValue)}" }.alternatives)"
    case .nameOutOfScope("i", _): "in item data, use 'index'"
    case .textInCondition:
      "conditions compare numbers; for texts, give rows a field that is true: 'when: $isNew'"
    case .notWhole: "use floor(), ceil() or round()"
    case .noValueForWidth: "add 'default'"
    case .brokenVariable(_, let width): width == nil ? nil : "add 'default' to the var"
    case .notExportable: "use a fraction, or name the length in 'vars'"
    case .outputOutside: "only the command line names other places: '-o PATH'"
    case .fileOutside(let name):
      name.contains("://") ? "files are not downloaded: save it next to the spec" : nil
    case .scrollWithoutEffect: "set 'orthogonalScrollingBehavior'"
    case .onlyInRows: "'content: row' makes a cell a row"
    case .missingBadge: "other cells of its group have one in 'supplementaryItems'"
    case .sameWhenSelected(let style):
      style == nil
        ? "add 'cell: {selected: {background: systemGray4}}' to 'styles'"
        : "add 'selected: {background: systemGray4}' to the style"
    case .unused(_, .style):
      "refer to it with 'style', or name it after an element kind: cell, header, …"
    case .unused(_, .template): "refer to it with 'use'"
    case .unused(_, .variable): "refer to it in an expression"
    case .notShown(let key, let content, _):
      "other content shows it, such as '\(Self.content(like: content, showing: key))'"
    default: nil
    }
  }
}

extension Problem {
  /// The most similar content that shows a field.
  private static func content(like content: String, showing field: String) -> String {
    guard ["eyebrow", "subtitle", "detail"].contains(field) else { return "caption" }
    return content == "image" ? "imageTitle" : "titleSubtitle"
  }
}

extension ClosedRange<Int> {
  fileprivate var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

extension [String] {
  fileprivate var chain: String { joined(separator: " → ") }
}

extension String {
  /// At most 40 characters on one line.
  fileprivate var shortened: String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
