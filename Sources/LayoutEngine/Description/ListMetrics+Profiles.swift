internal import Foundation
internal import Geometry

/// The list metrics with their sources: R46 was measured on an iPhone with iOS 26, R47 on Mac
/// Catalyst with macOS 27, R103 on iPhones with iOS 15 to 18 and with iOS 26 at the default text
/// size. Values marked `own` are this project's choice where none of them has a value (R92).
extension ListMetrics {
  /// The metrics of an iPhone with iOS 26.
  static func ios26(_ profile: ListProfile) -> ListMetrics {
    let body = profile.line(ofSize: 17)  // R103: 20.333 at three pixels per point, 20.5 at two
    let top = profile.up((52 - body) / 2)  // R103: rows of 52, text 16 down
    let header = BoundaryMetrics(leading: 16, top: 10, line: body, bottom: 10)  // R103: 40.333
    return ListMetrics(
      rowEstimate: 44,  // R47
      rowMinimum: 44,  // R46
      boundaryZIndex: 200,  // R47
      indentation: 10,  // R46
      separatorThickness: 1,  // R46, R103
      separatorInsets: NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16),  // R103
      row: RowMetrics(
        leading: 16,  // R103
        top: top, bottom: 52 - body - top, line: body,  // R103
        paddingOfTwo: 15, gap: 4,  // R46 without its taller lines
        secondaryLine: profile.line(ofSize: 15)),  // own: the font's line
      header: header, plainHeader: header,  // R46 has the same header in plain lists
      footer: BoundaryMetrics(
        leading: 16, top: 7, line: profile.line(ofSize: 13), bottom: 7),  // R103: 29.667
      disclosureInset: 30,  // R46
      checkmarkInset: 40,  // R46
      accessories: .common(toggle: CGSize(width: 63, height: 28)),  // R103
      plain: .plain, grouped: .grouped,
      insetGrouped: AppearanceMetrics(
        firstTop: 35, top: 17.5, topWithFirstItem: 0, bottom: 17.5,  // R46, unified; R103
        lastBottom: 20,  // R103
        side: 16,  // R46, R103
        regularSide: 20,  // own
        headerPadding: 0,  // R46
        headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
        cornerRadius: 26, rowCornerRadius: 0,  // R46, R103
        endsInSeparator: false),  // R46, R103
      sidebar: .sidebar, sidebarPlain: .sidebarPlain)
  }

  /// The metrics of an iPhone with iOS 15 to 18.
  static func ios18(_ profile: ListProfile) -> ListMetrics {
    let (body, small) = (profile.line(ofSize: 17), profile.line(ofSize: 13))
    let margin = profile.margin  // R103: 20 from 375 points on, 16 below and on iPhone SE
    let gap = profile.up(17.5)  // R103: 17.667 at three pixels per point
    var metrics = ios26(profile)
    metrics.separatorThickness = 1 / profile.scale  // R103
    metrics.separatorInsets = NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: 0)  // R103
    metrics.row = RowMetrics(
      leading: margin,  // R103
      top: 12, bottom: 44 - 12 - body, line: body,  // R103: rows of 44, text 12 down
      paddingOfTwo: 10, gap: 3, secondaryLine: profile.line(ofSize: 15))  // own
    metrics.header = BoundaryMetrics(
      leading: margin, top: 17, line: small, bottom: 6)  // R103: 38.667
    metrics.plainHeader.leading = margin  // own, as the rows; heights as in iOS 26
    metrics.footer = BoundaryMetrics(
      leading: margin, top: 6, line: small, bottom: 12)  // R103: 33.667
    metrics.accessories.toggle = CGSize(width: 51, height: 31)  // R103
    metrics.insetGrouped.firstTop = 35  // own, as iOS 26; 17.5 in iOS 14
    metrics.insetGrouped.top = gap  // R103
    metrics.insetGrouped.bottom = gap  // R103
    metrics.insetGrouped.side = margin  // R103
    metrics.insetGrouped.cornerRadius = 10  // R103
    return metrics
  }

  /// The metrics of Mac Catalyst on macOS 27, based on those of the iPhone with iOS 26.
  static func catalyst(_ profile: ListProfile) -> ListMetrics {
    var metrics = ios26(profile)
    metrics.rowEstimate = 40.04  // R47, in the Mac idiom
    metrics.insetGrouped.top = 35  // R47
    metrics.insetGrouped.bottom = 20  // R47
    metrics.insetGrouped.regularSide = 16  // R47
    return metrics
  }
}

extension ListMetrics.AccessoryMetrics {
  /// The accessories, which differ between systems only in their switch.
  fileprivate static func common(toggle: CGSize) -> Self {
    Self(
      trailing: 16,  // own, as the separators
      gap: 8, labelGap: 4,  // own
      chevron: CGSize(width: 6, height: 11.5), checkmark: CGSize(width: 14, height: 12.5),  // own
      circle: 22, toggle: toggle, badge: 22,  // own
      lineWidth: 2)  // own
  }
}

// The appearances whose metrics are the same in all systems.
extension ListMetrics.AppearanceMetrics {
  fileprivate static let plain = Self(
    firstTop: 0, top: 0, topWithFirstItem: 22,  // R47
    bottom: 0, lastBottom: 0, side: 0, regularSide: 0,  // R46
    headerPadding: 22,  // R46
    headerEstimate: 28, footerEstimate: 28,  // R47; the footer's own
    pinsHeaders: true,  // R46, R47
    cornerRadius: 0, rowCornerRadius: 0,
    endsInSeparator: true)  // R46

  fileprivate static let grouped = Self(
    firstTop: 35, top: 35, topWithFirstItem: 0, bottom: 20, lastBottom: 20,  // R47
    side: 0, regularSide: 0,  // R47
    headerPadding: 0,  // own
    headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
    cornerRadius: 0, rowCornerRadius: 0,
    endsInSeparator: false)  // own, as insetGrouped

  fileprivate static let sidebar = Self(
    firstTop: 0, top: 0, topWithFirstItem: 0, bottom: 10, lastBottom: 10,  // R47
    side: 10 / 0.77, regularSide: 10 / 0.77,  // R47
    headerPadding: 0,  // own
    headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
    cornerRadius: 0, rowCornerRadius: 12,  // own
    endsInSeparator: false)  // own: for those who ask for lines

  fileprivate static let sidebarPlain = Self(
    firstTop: 0, top: 0, topWithFirstItem: 0, bottom: 0, lastBottom: 0,  // R47
    side: 10, regularSide: 10,  // R47
    headerPadding: 0,  // own
    headerEstimate: 28, footerEstimate: 28, pinsHeaders: true,  // R47
    cornerRadius: 0, rowCornerRadius: 12,  // own
    endsInSeparator: false)
}
