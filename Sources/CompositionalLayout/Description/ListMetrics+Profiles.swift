internal import Foundation

/// The list metrics with their sources: R46 was measured on an iPhone with iOS 26, R47 on Mac
/// Catalyst with macOS 27. Values marked `own` are this project's choice where neither has a value
/// (R92).
extension ListMetrics {
  /// The metrics of an iPhone with iOS 26.
  public static let phone = ListMetrics(
    rowEstimate: 44,  // R47
    rowMinimum: 44,  // R46
    boundaryZIndex: 200,  // R47
    indentation: 10,  // R46
    separatorThickness: 1,  // R46
    separatorInset: 16,  // R46
    row: RowMetrics(
      leading: 16,  // R46, as the separators
      padding: 16, line: 24,  // R46: 56 with one label, which is 16 down
      paddingOfTwo: 15, gap: 4.5, secondaryLine: 21),  // R46: 79.5, labels at 15 and 43.5
    header: BoundaryMetrics(
      leading: 16, top: 10, line: 24, bottom: 10.5),  // R46: 44.5, label 16 in and 10 down
    footer: BoundaryMetrics(
      leading: 16, top: 8.5, line: 18, bottom: 8.5),  // R46: 35; how it is divided is own
    disclosureInset: 30,  // R46
    checkmarkInset: 40,  // R46
    accessories: AccessoryMetrics(
      trailing: 16,  // own, as the separators
      gap: 8, labelGap: 4,  // own
      chevron: CGSize(width: 6, height: 11.5), checkmark: CGSize(width: 14, height: 12.5),  // own
      circle: 22, toggle: CGSize(width: 63, height: 28), badge: 22,  // own
      lineWidth: 2),  // own
    plain: AppearanceMetrics(
      firstTop: 0, top: 0, topWithFirstItem: 22,  // R47
      bottom: 0, side: 0, regularSide: 0,  // R46
      headerPadding: 22,  // R46
      headerEstimate: 28, footerEstimate: 28,  // R47; the footer's own
      pinsHeaders: true,  // R46, R47
      cornerRadius: 0, rowCornerRadius: 0,
      endsInSeparator: true),  // R46
    grouped: AppearanceMetrics(
      firstTop: 35, top: 35, topWithFirstItem: 0, bottom: 20,  // R47
      side: 0, regularSide: 0,  // R47
      headerPadding: 0,  // own
      headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
      cornerRadius: 0, rowCornerRadius: 0,
      endsInSeparator: false),  // own, as insetGrouped
    insetGrouped: AppearanceMetrics(
      firstTop: 35, top: 17.5, topWithFirstItem: 0, bottom: 17.5,  // R46, unified
      side: 16,  // R46
      regularSide: 20,  // own
      headerPadding: 0,  // R46
      headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
      cornerRadius: 26, rowCornerRadius: 0,  // R46
      endsInSeparator: false),  // R46
    sidebar: AppearanceMetrics(
      firstTop: 0, top: 0, topWithFirstItem: 0, bottom: 10,  // R47
      side: 10 / 0.77, regularSide: 10 / 0.77,  // R47
      headerPadding: 0,  // own
      headerEstimate: 17.5, footerEstimate: 17.5, pinsHeaders: false,  // R47
      cornerRadius: 0, rowCornerRadius: 12,  // own
      endsInSeparator: false),  // own: for those who ask for lines
    sidebarPlain: AppearanceMetrics(
      firstTop: 0, top: 0, topWithFirstItem: 0, bottom: 0,  // R47
      side: 10, regularSide: 10,  // R47
      headerPadding: 0,  // own
      headerEstimate: 28, footerEstimate: 28, pinsHeaders: true,  // R47
      cornerRadius: 0, rowCornerRadius: 12,  // own
      endsInSeparator: false))

  /// The metrics of Mac Catalyst on macOS 27, based on those of the iPhone.
  public static let catalyst: ListMetrics = {
    var metrics = ListMetrics.phone
    metrics.rowEstimate = 40.04  // R47, in the Mac idiom
    metrics.grouped.bottom = 20  // R47
    metrics.insetGrouped.firstTop = 35  // R47
    metrics.insetGrouped.top = 35  // R47
    metrics.insetGrouped.bottom = 20  // R47
    metrics.insetGrouped.regularSide = 16  // R47
    return metrics
  }()

  /// Returns the metrics of a kind of device.
  static func profile(of idiom: UIUserInterfaceIdiom) -> ListMetrics {
    switch idiom {
    case .mac: .catalyst
    case .unspecified, .phone, .pad, .tv, .carPlay, .vision: .phone
    }
  }
}
