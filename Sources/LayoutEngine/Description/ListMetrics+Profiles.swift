internal import Foundation
internal import Geometry

/// The list metrics with their sources: R46 was measured on an iPhone with iOS 26, R47 on Mac
/// Catalyst with macOS 27, R103 on iPhones with iOS 15 to 18 and with iOS 26 at the default text
/// size, R108 on iOS 26.1 with other text sizes and on iPad. Values marked `own` are this project's
/// choice where none of them has a value (R92).
extension ListMetrics {
  /// The metrics of an iPhone with iOS 26.
  static func ios26(_ profile: ListProfile) -> ListMetrics {
    let margin = profile.margin  // R103: 16; R108: 20 in regular widths
    let header = BoundaryMetrics(leading: margin, top: 10, bottom: 10)  // R103: 40.333
    return ListMetrics(
      rowEstimate: 44,  // R47
      rowMinimum: 52,  // R103, R108
      boundaryZIndex: 200,  // R47
      indentation: 10,  // R46
      separatorThickness: 1,  // R46, R103
      separatorInsets: NSDirectionalEdgeInsets(
        top: 0, leading: margin, bottom: 0, trailing: margin),  // R103
      row: RowMetrics(
        leading: margin, padding: 15, gap: 4,  // R108
        pictureMargin: 8, overhang: 6),  // own
      header: header, plainHeader: header,  // R46 has the same header in plain lists
      footer: BoundaryMetrics(leading: margin, top: 7, bottom: 7),  // R103: 29.667
      accessories: .ios26,
      plain: .plain, grouped: .grouped,
      insetGrouped: AppearanceMetrics(
        firstTop: 35, top: 17.5, topWithFirstItem: 0, bottom: 17.5,  // R46, unified; R103
        lastBottom: 20,  // R103
        side: margin,  // R46, R103, R108
        headerPadding: 0,  // R46
        headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
        cornerRadius: 26, rowCornerRadius: 0,  // R46, R103
        endsInSeparator: false),  // R46, R103
      sidebar: .sidebar, sidebarPlain: .sidebarPlain)
  }

  /// The metrics of an iPhone with iOS 15 to 18.
  static func ios18(_ profile: ListProfile) -> ListMetrics {
    let margin = profile.margin  // R103: 20 from 375 points on, 16 below and on iPhone SE
    let gap = profile.up(17.5)  // R103: 17.667 at three pixels per point
    var metrics = ios26(profile)
    metrics.separatorThickness = 1 / profile.scale  // R103
    metrics.separatorInsets.trailing = 0  // R103
    metrics.rowMinimum = 44  // R103
    metrics.row.padding = (44 - profile.line(ofSize: 17)) / 2  // R103: text 12 down
    metrics.row.pictureMargin = 7  // own: an icon of 30 points fits into a row
    metrics.header = BoundaryMetrics(leading: margin, top: 17, bottom: 6)  // R103: 38.667
    metrics.footer = BoundaryMetrics(leading: margin, top: 6, bottom: 12)  // R103: 33.667
    metrics.accessories.toggle = CGSize(width: 51, height: 31)  // R103
    metrics.insetGrouped.firstTop = 35  // own, as iOS 26; 17.5 in iOS 14
    metrics.insetGrouped.top = gap  // R103
    metrics.insetGrouped.bottom = gap  // R103
    metrics.insetGrouped.cornerRadius = 10  // R103
    return metrics
  }

  /// The metrics of Mac Catalyst on macOS 27, based on those of the iPhone with iOS 26.
  static func catalyst(_ profile: ListProfile) -> ListMetrics {
    var metrics = ios26(profile)
    metrics.rowEstimate = 40.04  // R47, in the Mac idiom
    metrics.insetGrouped.top = 35  // R47
    metrics.insetGrouped.bottom = 20  // R47
    return metrics
  }
}

extension ListMetrics.AccessoryMetrics {
  /// The accessories of iOS 26. Up to iOS 18 only the switch is known to differ.
  fileprivate static let ios26 = Self(
    gap: 8, slot: 24,  // R108
    chevron: 14, largeChevron: 28.5,  // R108
    checkmark: CGSize(width: 19, height: 18),  // R108
    largeCheckmark: CGSize(width: 37.5, height: 34.5),  // R108
    circle: 26, grip: CGSize(width: 27, height: 44),  // R108
    detail: 22, toggle: CGSize(width: 63, height: 28), badge: 22,  // own; the switch R103
    lineWidth: 2)  // own
}

// The appearances whose metrics are the same in all systems.
extension ListMetrics.AppearanceMetrics {
  fileprivate static let plain = Self(
    firstTop: 0, top: 0, topWithFirstItem: 22,  // R47
    bottom: 0, lastBottom: 0, side: 0,  // R46
    headerPadding: 22,  // R46
    headerEstimate: 28, footerEstimate: 28,  // R47; the footer's own
    pinsHeaders: true,  // R46, R47
    cornerRadius: 0, rowCornerRadius: 0,
    endsInSeparator: true)  // R46

  fileprivate static let grouped = Self(
    firstTop: 35, top: 35, topWithFirstItem: 0, bottom: 20, lastBottom: 20,  // R47
    side: 0,  // R47
    headerPadding: 0,  // own
    headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
    cornerRadius: 0, rowCornerRadius: 0,
    endsInSeparator: false)  // own, as insetGrouped

  fileprivate static let sidebar = Self(
    firstTop: 0, top: 0, topWithFirstItem: 0, bottom: 10, lastBottom: 10,  // R47
    side: 10 / 0.77,  // R47
    headerPadding: 0,  // own
    headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
    cornerRadius: 0, rowCornerRadius: 12,  // own
    endsInSeparator: false)  // own: for those who ask for lines

  fileprivate static let sidebarPlain = Self(
    firstTop: 0, top: 0, topWithFirstItem: 0, bottom: 0, lastBottom: 0,  // R47
    side: 10,  // R47
    headerPadding: 0,  // own
    headerEstimate: 28, footerEstimate: 28, pinsHeaders: true,  // R47
    cornerRadius: 0, rowCornerRadius: 12,  // own
    endsInSeparator: false)
}
