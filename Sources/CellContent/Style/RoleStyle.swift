import Foundation
internal import Geometry
import Scene

/// The look of the texts of one role, which replaces the template's or the part's.
package struct RoleStyle: Hashable, Sendable {
  package var font: FontReference?
  package var color: ColorReference?
  /// The maximum number of lines; 0 and `nil` leave it to the template or the part.
  package var numberOfLines: Int?
  package var textCase: PartText.Case?

  package init() {}

  /// The look with the properties that `other` sets replaced.
  func overridden(by other: RoleStyle) -> RoleStyle {
    var result = self
    result.font = other.font ?? font
    result.color = other.color ?? color
    result.numberOfLines = other.numberOfLines ?? numberOfLines
    result.textCase = other.textCase ?? textCase
    return result
  }
}

/// The looks of the roles that a style can set apart from its title.
package struct RoleStyles: Hashable, Sendable {
  package var subtitle: RoleStyle?
  package var detail: RoleStyle?
  package var eyebrow: RoleStyle?

  package init() {}

  package subscript(role: String) -> RoleStyle? {
    switch role {
    case "subtitle": subtitle
    case "detail": detail
    case "eyebrow": eyebrow
    default: nil
    }
  }

  func overridden(by other: RoleStyles) -> RoleStyles {
    func merged(_ own: RoleStyle?, _ other: RoleStyle?) -> RoleStyle? {
      guard let own, let other else { return other ?? own }
      return own.overridden(by: other)
    }
    var result = RoleStyles()
    result.subtitle = merged(subtitle, other.subtitle)
    result.detail = merged(detail, other.detail)
    result.eyebrow = merged(eyebrow, other.eyebrow)
    return result
  }
}

extension RoleStyle {
  /// The font in place of `standard`. A font that only sets a weight changes the weight.
  func font(replacing standard: TextMetrics, at textSize: UIContentSizeCategory) -> TextMetrics {
    guard let font else { return standard }
    guard font.style == nil, font.size == nil else {
      return font.metrics(fallback: .body, at: textSize)
    }
    var changed = standard
    changed.weight = font.weight ?? standard.weight
    return changed
  }

  /// The font in place of the one that a part inherits.
  package func font(replacing inherited: FontReference?) -> FontReference? {
    guard let font, font.style == nil, font.size == nil else { return font ?? inherited }
    var changed = inherited ?? FontReference(style: .body)
    changed.weight = font.weight ?? changed.weight
    return changed
  }

  /// The line limit in place of `standard`.
  func lines(atMost standard: Int) -> Int {
    guard let numberOfLines, numberOfLines > 0 else { return standard }
    return min(numberOfLines, standard)
  }
}

extension ResolvedStyle {
  /// A paragraph of a template with the look that the style sets for its role.
  func look(_ paragraph: Paragraph) -> Paragraph {
    guard let own = roles[paragraph.role] else { return paragraph }
    var paragraph = paragraph
    paragraph.string = paragraph.string.set(in: own.textCase)
    paragraph.font = own.font(replacing: paragraph.font, at: textSize)
    paragraph.color = own.color?.resolved(in: palette) ?? paragraph.color
    paragraph.maxLines = own.lines(atMost: paragraph.maxLines)
    return paragraph
  }
}

extension String {
  /// The text with the case of all letters changed.
  func set(in textCase: PartText.Case?) -> String {
    switch textCase {
    case nil: self
    case .uppercase?: uppercased()
    case .lowercase?: lowercased()
    case .capitalized?: capitalized
    }
  }
}
