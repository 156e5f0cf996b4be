internal import Foundation

extension DeviceTable {
  /// All devices, phones first.
  static let devices: [Entry] = phones + pads

  private static let phones: [Entry] = [
    Entry(
      name: "iphone-se", title: "iPhone SE", idiom: .phone, scale: 2,
      hasHomeButton: true, cardMargin: 16,
      portrait: .init(375, 667, top: 20, margin: 16, .compact, .regular),
      landscape: .init(667, 375, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-13-mini", title: "iPhone 13 mini", idiom: .phone, scale: 3,
      cornerRadius: 44, cutout: .init(.notch, 175, 35, top: 0),
      portrait: .init(375, 812, top: 50, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(812, 375, bottom: 21, sides: 50, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-14", title: "iPhone 14", idiom: .phone, scale: 3,
      cornerRadius: 47, cutout: .init(.notch, 162, 33, top: 0),
      portrait: .init(390, 844, top: 47, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(844, 390, bottom: 21, sides: 47, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-14-plus", title: "iPhone 14 Plus", idiom: .phone, scale: 3,
      cornerRadius: 53, cutout: .init(.notch, 162, 33, top: 0),
      portrait: .init(428, 926, top: 47, bottom: 34, margin: 20, .compact, .regular),
      landscape: .init(926, 428, bottom: 21, sides: 47, margin: 20, .regular, .compact)),
    Entry(
      name: "iphone-15", title: "iPhone 15", idiom: .phone, scale: 3,
      cornerRadius: 55, cutout: .init(.island, 125, 37, top: 11),
      portrait: .init(393, 852, top: 59, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(852, 393, bottom: 21, sides: 59, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-15-plus", title: "iPhone 15 Plus", idiom: .phone, scale: 3,
      cornerRadius: 55, cutout: .init(.island, 125, 37, top: 11),
      portrait: .init(430, 932, top: 59, bottom: 34, margin: 20, .compact, .regular),
      landscape: .init(932, 430, bottom: 21, sides: 59, margin: 20, .regular, .compact)),
    Entry(
      name: "iphone-15-pro", title: "iPhone 15 Pro", idiom: .phone, scale: 3,
      cornerRadius: 55, cutout: .init(.island, 125, 37, top: 11),
      portrait: .init(393, 852, top: 59, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(852, 393, bottom: 21, sides: 59, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-15-pro-max", title: "iPhone 15 Pro Max", idiom: .phone, scale: 3,
      cornerRadius: 55, cutout: .init(.island, 125, 37, top: 11),
      portrait: .init(430, 932, top: 59, bottom: 34, margin: 20, .compact, .regular),
      landscape: .init(932, 430, bottom: 21, sides: 59, margin: 20, .regular, .compact)),
    Entry(
      name: "iphone-16e", title: "iPhone 16e", idiom: .phone, scale: 3,
      cornerRadius: 47, cutout: .init(.notch, 162, 33, top: 0),
      portrait: .init(390, 844, top: 47, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(844, 390, bottom: 21, sides: 47, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-16", title: "iPhone 16", idiom: .phone, scale: 3,
      cornerRadius: 55, cutout: .init(.island, 125, 37, top: 11),
      portrait: .init(393, 852, top: 59, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(852, 393, bottom: 21, sides: 59, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-16-plus", title: "iPhone 16 Plus", idiom: .phone, scale: 3,
      cornerRadius: 55, cutout: .init(.island, 125, 37, top: 11),
      portrait: .init(430, 932, top: 59, bottom: 34, margin: 20, .compact, .regular),
      landscape: .init(932, 430, bottom: 21, sides: 59, margin: 20, .regular, .compact)),
    Entry(
      name: "iphone-16-pro", title: "iPhone 16 Pro", idiom: .phone, scale: 3,
      cornerRadius: 62, cutout: .init(.island, 125, 37, top: 14),
      portrait: .init(402, 874, top: 62, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(874, 402, bottom: 21, sides: 62, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-16-pro-max", title: "iPhone 16 Pro Max", idiom: .phone, scale: 3,
      cornerRadius: 62, cutout: .init(.island, 125, 37, top: 14),
      portrait: .init(440, 956, top: 62, bottom: 34, margin: 20, .compact, .regular),
      landscape: .init(956, 440, bottom: 21, sides: 62, margin: 20, .regular, .compact)),
    Entry(
      name: "iphone-17", title: "iPhone 17", idiom: .phone, scale: 3,
      cornerRadius: 62, cutout: .init(.island, 125, 37, top: 14),
      portrait: .init(402, 874, top: 62, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(874, 402, bottom: 21, sides: 62, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-17-pro", title: "iPhone 17 Pro", idiom: .phone, scale: 3,
      cornerRadius: 62, cutout: .init(.island, 125, 37, top: 14),
      portrait: .init(402, 874, top: 62, bottom: 34, margin: 16, .compact, .regular),
      landscape: .init(874, 402, bottom: 21, sides: 62, margin: 20, .compact, .compact)),
    Entry(
      name: "iphone-17-pro-max", title: "iPhone 17 Pro Max", idiom: .phone, scale: 3,
      cornerRadius: 62, cutout: .init(.island, 125, 37, top: 14),
      portrait: .init(440, 956, top: 62, bottom: 34, margin: 20, .compact, .regular),
      landscape: .init(956, 440, bottom: 21, sides: 62, margin: 20, .regular, .compact)),
  ]

  private static let pads: [Entry] = [
    Entry(
      name: "ipad-mini", title: "iPad mini", idiom: .pad, scale: 2,
      cornerRadius: 22,
      portrait: .init(744, 1133, top: 24, bottom: 20, margin: 20, .regular, .regular),
      landscape: .init(1133, 744, top: 24, bottom: 20, margin: 20, .regular, .regular)),
    Entry(
      name: "ipad-9", title: "iPad (9th generation)", idiom: .pad, scale: 2,
      hasHomeButton: true,
      portrait: .init(810, 1080, top: 20, margin: 20, .regular, .regular),
      landscape: .init(1080, 810, top: 20, margin: 20, .regular, .regular)),
    Entry(
      name: "ipad-11", title: "iPad 11-inch", idiom: .pad, scale: 2,
      cornerRadius: 25,
      portrait: .init(820, 1180, top: 24, bottom: 20, margin: 20, .regular, .regular),
      landscape: .init(1180, 820, top: 24, bottom: 20, margin: 20, .regular, .regular)),
    Entry(
      name: "ipad-air-11", title: "iPad Air 11-inch", idiom: .pad, scale: 2,
      cornerRadius: 18,
      portrait: .init(820, 1180, top: 24, bottom: 20, margin: 20, .regular, .regular),
      landscape: .init(1180, 820, top: 24, bottom: 20, margin: 20, .regular, .regular)),
    Entry(
      name: "ipad-air-13", title: "iPad Air 13-inch", idiom: .pad, scale: 2,
      cornerRadius: 18,
      portrait: .init(1024, 1366, top: 24, bottom: 20, margin: 20, .regular, .regular),
      landscape: .init(1366, 1024, top: 24, bottom: 20, margin: 20, .regular, .regular)),
    Entry(
      name: "ipad-pro-11", title: "iPad Pro 11-inch", idiom: .pad, scale: 2,
      cornerRadius: 30,
      portrait: .init(834, 1210, top: 24, bottom: 20, margin: 20, .regular, .regular),
      landscape: .init(1210, 834, top: 24, bottom: 20, margin: 20, .regular, .regular)),
    Entry(
      name: "ipad-pro-13", title: "iPad Pro 13-inch", idiom: .pad, scale: 2,
      cornerRadius: 30,
      portrait: .init(1032, 1376, top: 24, bottom: 20, margin: 20, .regular, .regular),
      landscape: .init(1376, 1032, top: 24, bottom: 20, margin: 20, .regular, .regular)),
  ]
}
