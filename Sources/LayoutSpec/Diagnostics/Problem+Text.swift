internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import SpecDiagnostics

/// The one place where problems get their codes and words.
extension Problem {
  var severity: Diagnostic.Severity { code.hasPrefix("W") ? .warning : .error }

  /// Whether the file could not be read at all, so that nothing else is known of it.
  var isOfTheFile: Bool { code.hasPrefix("E0") }

  /// Stable: a code never changes its meaning.
  var code: String {
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
    case .mergeOfOther: "E010"
    case .duplicateKey: "E101"
    case .missingKey: "E102"
    case .missingLength: "E103"
    case .unknownKey: "E104"
    case .missingValue: "E105"
    case .excluded: "E106"
    case .needs: "E107"
    case .wrongShape: "E201"
    case .notAValue: "E202"
    case .unknownName, .unknownDevice, .unknownPicture, .colourOfCSS: "E203"
    case .unknownUnit: "E204"
    case .sign: "E205"
    case .divisionByZero: "E206"
    case .tooLarge, .outOfRange: "E207"
    case .tooMany: "E208"
    case .wrongCount: "E209"
    case .insetsOfFour: "E210"
    case .sizeMap: "E211"
    case .unquotedColour: "E212"
    case .backgroundLook: "E213"
    case .notAnExpression: "E501"
    case .unknownVariable, .unknownFunction, .unknownInText: "E502"
    case .nameElsewhere: "E503"
    case .typeMismatch: "E504"
    case .notFinite: "E505"
    case .longExpression, .deepExpression, .tooMuchComputing: "E506"
    case .unbalanced: "E507"
    case .wrongArity: "E508"
    case .variableCycle: "E509"
    case .brokenVariable: "E510"
    case .ownName, .badVariableName: "E511"
    case .computed, .notWhole: "E512"
    case .noValueForWidth: "E513"
    case .unknownStyle: "E301"
    case .styleCycle: "E302"
    case .repeatedID: "E303"
    case .repeatedValue: "E304"
    case .unknownToken: "E305"
    case .repeatedKind: "E306"
    case .unknownTemplate: "E307"
    case .templateCycle: "E308"
    case .fileNotFound: "E601"
    case .fileOutside: "E602"
    case .fileUnreadable: "E603"
    case .includeCycle: "E604"
    case .badData: "E605"
    case .unknownSetting, .unsettable: "E701"
    case .settingInside: "E702"
    case .noElement: "E703"
    case .unsayable: "E801"
    case .barePart: "W201"
    case .emptyScroll: "W301"
    case .unshown, .onlyInRows: "W302"
    case .lostBadge: "W303"
    case .unused: "W304"
    case .iconByChance: "W305"
    }
  }

  /// What is wrong, in one line.
  var message: String {
    switch self {
    case .notUTF8: "the file is not UTF-8 text"
    case .emptyFile: "the file is empty"
    case .fileTooLarge(let bytes):
      "the file has \(bytes.grouped) bytes; a spec has at most \(Limits.fileSize.grouped)"
    case .syntax(let problem): "this is not YAML: \(problem)"
    case .tab: "YAML is not indented with tabs"
    case .reservedCharacter(let character): "an unquoted text cannot begin with '\(character)'"
    case .nestedTooDeep: "values are nested more than \(Limits.depth) deep"
    case .tooManyValues:
      "more than \(Limits.values.grouped) values, with those that aliases repeat"
    case .rootIsNotAMap(let shape): "a spec is a map of keys like 'sections:', not \(shape)"
    case .severalDocuments: "a second document begins here; a spec is one"
    case .keyIsNotText: "a key is a word; a list, a map or an alias cannot be one"
    case .mergeOfOther: "'<<' takes a map, or a list of maps"
    case .duplicateKey(let key, _): "duplicate key '\(key)'"
    case .unknownKey(let key, let map): "unknown key '\(key)' in \(map)"
    case .missingKey(let key, let map): "'\(key)' is missing in \(map)"
    case .missingLength(let length, let scrolling):
      "the group has no \(length); in a layout that scrolls \(scrolling)ly it needs one"
    case .missingValue(let key): "'\(key)' has no value"
    case .excluded(let key, let other, let why): "'\(key)' cannot stand beside '\(other)': \(why)"
    case .needs(let key, let other): "'\(key)' needs '\(other)' beside it"
    case .wrongShape(let expected, let shape): "expected \(expected), found \(shape)"
    case .notAValue(let text, let kind, _): "'\(text.shortened)' is not \(kind)"
    case .unknownName(let name, let what, _): "unknown \(what) '\(name.shortened)'"
    case .colourOfCSS(let function): "'\(function.shortened)' is how CSS writes a colour"
    case .unknownDevice(let name): "unknown device '\(name.shortened)'"
    case .unknownPicture(let name): "unknown picture '\(name.shortened)'"
    case .unknownUnit(let unit, let kind): "unknown unit '\(unit.shortened)' in \(kind)"
    case .sign(let kind): "\(kind) cannot be negative"
    case .divisionByZero: "division by zero"
    case .tooLarge(let number, let limit): "\(number.shortened) is more than \(limit)"
    case .outOfRange(let number, let kind, let range):
      "\(number.shortened) is not \(kind) from \(range)"
    case .tooMany(let what, let limit): "more than \(limit.grouped) \(what)"
    case .wrongCount(let expected, let found):
      "expected \(expected), found \(found.of("value"))"
    case .insetsOfFour:
      "four numbers are no insets: CSS and Apple order them differently, so name the edges"
    case .sizeMap: "a size is a list of width and height, not a map"
    case .unquotedColour(let colour): "unquoted '\(colour)': to YAML it is a comment"
    case .backgroundLook: "a section's background is 'true' or a map; its look is a style"
    case .barePart(let number):
      Double(number) == 1
        ? "\(number) is a length of one point" : "\(number) is a length in points, less than one"
    case .notAnExpression(let why): "this is no expression: \(why)"
    case .unknownVariable(let name): "unknown name '\(name.shortened)' in an expression"
    case .unknownInText(let name):
      "'$\(name.shortened)' is neither a name, a column nor sample text; a dollar sign is '$$'"
    case .unknownFunction(let name): "unknown function '\(name.shortened)'"
    case .wrongArity(let name, let arity, let found):
      "'\(name)' takes \(arity.words) value\(arity == 1...1 ? "" : "s"), not \(found)"
    case .nameElsewhere(let name, let place): "'\(name)' stands for something only in \(place)"
    case .typeMismatch(let user, let wanted, let found):
      "'\(user)' takes \(wanted), not \(found)"
    case .notFinite(let what): "the result is \(what)"
    case .longExpression(let count):
      "the expression has \(count.grouped) characters; at most "
        + "\(SpecExpression.mostCharacters) are allowed"
    case .deepExpression: "the expression is nested more than \(SpecExpression.mostDepth) deep"
    case .tooMuchComputing: "the expressions of this spec take too long to compute"
    case .unbalanced(let mark):
      mark == "(" ? "the parenthesis is not closed" : "no parenthesis is open here"
    case .variableCycle(let names): "vars use one another in a circle: " + names.chain
    case .brokenVariable(let name, let width):
      "the var '\(name.shortened)' has no value \(width.map { "for a width of \($0)" } ?? "here")"
    case .ownName(let name): "'\(name)' is a name of the language already"
    case .badVariableName(let name): "'\(name.shortened)' is no name: letters, digits and '_'"
    case .computed(let result, let kind, let range):
      "the result is \(result), which is not \(kind)\(range.isEmpty ? "" : " from \(range)")"
    case .notWhole(let result, let kind):
      "the result is \(result); \(kind) is a whole number"
    case .noValueForWidth(let width): "there is no value for a width of \(width)"
    case .unknownStyle(let name): "unknown style '\(name.shortened)'"
    case .styleCycle(let names): "styles extend one another in a circle: " + names.chain
    case .repeatedID(let id, _): "a second section has the id '\(id.shortened)'"
    case .repeatedValue(let value): "'\(value.shortened)' is listed twice"
    case .repeatedKind(let kind):
      "two supplementary items of this section have the kind '\(kind.shortened)'; each needs its own"
    case .unknownToken(let token): "unknown token '\(token.shortened)' in a file name"
    case .emptyScroll: "'scrollOffset' moves nothing: the section does not scroll"
    case .unshown(let key, let content, nil): "'\(key)' is not shown beside 'content: \(content)'"
    case .unshown(let key, let content, let style?) where style == content.rawValue:
      "'\(key)' is not shown by the style '\(style)'"
    case .unshown(let key, let content, let style?):
      "'\(key)' is not shown by the style '\(style.shortened)', whose content is '\(content)'"
    case .onlyInRows(let key): "'\(key)' is shown in rows of lists only"
    case .lostBadge(let kind):
      "the cell of this row has no supplementary item of the kind '\(kind.shortened)'"
    case .iconByChance(let name):
      "there is no sign '\(name.shortened)', so the icon has one that chance chooses"
    case .unused(let name, let kind): "nothing uses the \(kind.rawValue) '\(name.shortened)'"
    case .unknownTemplate(let name):
      "there is no template and no section '\(name.shortened)'"
    case .templateCycle(let names): "templates use one another in a circle: " + names.chain
    case .fileNotFound(let name): "there is no file '\(name.shortened)'"
    case .fileOutside(let name):
      "'\(name.shortened)' is outside the folder that a spec may read from"
    case .fileUnreadable(let name, let why): "'\(name.shortened)' cannot be read: \(why)"
    case .includeCycle(let names): "files include one another in a circle: " + names.chain
    case .unknownSetting(let name): "there is neither a var nor a key '\(name.shortened)' to set"
    case .unsettable(let key): "'\(key)' cannot be set from outside"
    case .settingInside(let text):
      "nothing can be set inside of '\(text.shortened)', which is a single value"
    case .noElement(let name, let count):
      "the list has no element '\(name.shortened)'"
        + (count == 0 ? ": it is empty" : "; they have the numbers 0 to \(count - 1)")
    case .unsayable(let name):
      "'\(name)' stands for a length that only the layout works out, so Swift cannot say it"
    case .badData(let name, let why): "'\(name.shortened)' is no table: \(why)"
    }
  }

  /// What to say at the place when there is no fix.
  var hint: String? {
    switch self {
    case .notUTF8: "save it as UTF-8"
    case .emptyFile: "begin with 'sections:'"
    case .duplicateKey(_, let line): "first at line \(line)"
    case .repeatedID(_, let line): "first at line \(line)"
    case .wrongShape("a list of sections", "a map"): "each section begins with '- '"
    case .wrongShape("a list of changes", "a map"): "each change begins with '- '"
    case .notAValue(_, _, let examples): examples.isEmpty ? nil : "such as \(examples)"
    case .excluded(let key, let other, _) where [key, other].contains(NodeKeys.subitems.rule.name):
      [key, other].contains(NodeKeys.custom.rule.name)
        ? "leave one of them out"
        : "write all items into 'subitems', or one into 'item' and repeat it by 'columns', 'rows' or 'count'"
    case .excluded: "leave one of them out"
    case .unknownName(let name, "theme", _) where ["light", "dark"].contains(name):
      "an appearance is asked for under 'render: {appearance: \(name)}'"
    case .unknownInText:
      "sample text is \(SampleText.allCases.map { "$\($0)" }.alternatives)"
    case .unknownName(_, _, let known):
      (1...Limits.namedWords).contains(known.count) ? "write \(known.alternatives)" : nil
    case .unknownDevice: "'flatplan devices' lists them"
    case .unknownPicture: "'flatplan pictures' lists them"
    case .reservedCharacter: "put the text in quotes"
    case .tab: "use spaces"
    case .insetsOfFour: "such as {top: 1, leading: 2, bottom: 3, trailing: 4}"
    case .sizeMap: "such as [50%w, 44]"
    case .tooManyValues: "an alias that repeats aliases grows fast"
    case .unknownToken:
      "there is \(PathToken.allCases.map { "{\($0.rawValue)}" }.alternatives)"
    case .nameElsewhere("i", _): "in the data of items it is 'index'"
    case .notWhole: "use floor(), ceil() or round()"
    case .noValueForWidth: "add 'default'"
    case .brokenVariable(_, let width): width == nil ? nil : "add 'default' to it"
    case .unsayable: "write a fraction, or give the length a name in 'vars'"
    case .fileOutside(let name):
      name.contains("://") ? "nothing is loaded from elsewhere: save it beside the spec" : nil
    case .emptyScroll: "it needs an 'orthogonalScrollingBehavior'"
    case .onlyInRows: "'content: row' makes a row of a cell"
    case .lostBadge: "other cells of its group have one in 'supplementaryItems'"
    case .unused(_, .style): "a 'style' would name it, or an element's kind: cell, header, …"
    case .unused(_, .template): "a 'use' would name it"
    case .unused(_, .variable): "an expression would name it"
    case .unshown(let key, let content, _):
      "other content shows it, such as '\(content.other(showing: key))'"
    default: nil
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

extension ContentTemplate {
  /// The nearest that shows a field which it does not show.
  fileprivate func other(showing field: String) -> ContentTemplate {
    guard field == "subtitle" || field == "detail" else { return .caption }
    return self == .image ? .imageTitle : .titleSubtitle
  }
}

extension [String] {
  fileprivate var chain: String { joined(separator: " → ") }
}

extension String {
  /// At most 40 characters on one line: enough to know what is meant.
  fileprivate var shortened: String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension Int {
  /// With commas between thousands, in every locale.
  var grouped: String {
    let digits = String(magnitude)
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}
