import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests date pickers.
@MainActor @Suite struct DatePickerTests {
  private let picker = UIDatePicker()

  init() {
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
  }

  private func words() -> [String] {
    picker.sizeToFit()
    picker.layoutIfNeeded()
    return picker.subviews.filter { !$0.isHidden }.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `a date picker without a calendar uses the current one`() {
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(words().first != "Nov 14, 2023")
    picker.calendar = nil
    #expect(picker.calendar == .current && words().first == "Nov 14, 2023")
  }

  @Test func `the mode determines the fields`() {
    #expect(words() == ["Nov 14, 2023", "10:13 PM"])
    picker.datePickerMode = .date
    #expect(words() == ["Nov 14, 2023"])
    picker.datePickerMode = .time
    #expect(words() == ["10:13 PM"])
    picker.datePickerMode = .yearAndMonth
    #expect(words() == ["November 2023"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_900
    #expect(words() == ["1 hr 5 min"])
    picker.countDownDuration = .nan
    #expect(words().count == 1)
  }

  @Test func `a date is written in numbers at accessibility sizes, and the field stays as high`() {
    // R104, measured on iOS 26.1: 12 points at both sides of 17 and of 33 points.
    for (size, word, points) in [
      (UIContentSizeCategory.large, "Sep 4, 2026", 17), (.accessibilityLarge, "9/4/26", 33),
    ] as [(UIContentSizeCategory, String, CGFloat)] {
      var screen = Container(width: 375)
      screen.traits.preferredContentSizeCategory = size
      Container.$current.withValue(screen) {
        let picker = UIDatePicker()
        (picker.timeZone, picker.datePickerMode) = (TimeZone(identifier: "UTC"), .date)
        picker.date = Date(timeIntervalSince1970: 1_788_480_000)
        picker.sizeToFit()
        picker.layoutIfNeeded()
        let label = picker.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == word && label?.font.pointSize == points)
        #expect(picker.bounds.height == 34 && label?.frame.height == 34)
        #expect(picker.bounds.width == (label?.intrinsicContentSize.width ?? 0) + 24)
      }
    }
  }

  @Test func `fields are placed side by side from the leading edge`() throws {
    _ = words()
    let frames = picker.subviews.map(\.frame)
    #expect(frames[0].minX == 0 && frames[1].minX == frames[0].maxX + 6)
    #expect(frames[1].maxX == picker.bounds.width && frames[0].height == 34)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    #expect(picker.subviews[1].frame.minX == 0)
  }

  @Test func `a date is clamped to its range`() {
    picker.maximumDate = Date(timeIntervalSince1970: 0)
    #expect(picker.date == Date(timeIntervalSince1970: 0))
    picker.minimumDate = Date(timeIntervalSince1970: 86_400)
    picker.maximumDate = nil
    #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000))
  }
}
