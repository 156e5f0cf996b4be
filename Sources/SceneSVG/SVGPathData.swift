import Foundation
import Scene

/// A path as SVG writes it, each step told from where the last one ended: that takes three quarters of
/// the characters that places in the picture do.
struct SVGPathData {
  private var data = SVGMarkup()
  /// Where the pen is, and where its line began, in hundredths of a point. Differences are of these, so
  /// that what is left out when numbers are rounded does not add up.
  private var pen = Place()
  private var start = Place()

  private struct Place {
    var x = 0
    var y = 0
  }

  var text: String { data.string }

  /// - Complexity: O(steps).
  init(_ path: VectorPath) {
    path.visitSteps { step, numbers in
      switch step {
      case .move:
        write("m", [numbers])
        start = pen
      case .line: line(to: Self.place(numbers))
      case .curve: write("c", stride(from: 0, to: 6, by: 2).map { numbers.dropFirst($0).prefix(2) })
      case .close:
        data.append(character: "z")
        pen = start
      }
    }
  }

  private mutating func line(to end: Place) {
    if end.y == pen.y {
      add("h", end.x - pen.x)
    } else if end.x == pen.x {
      add("v", end.y - pen.y)
    } else {
      add("l", end.x - pen.x)
      add(nil, end.y - pen.y)
    }
    pen = end
  }

  /// A letter and points, the pen at the last of them.
  private mutating func write(_ letter: Unicode.Scalar, _ points: [ArraySlice<CGFloat>]) {
    var (letter, end) = (Optional(letter), pen)
    for point in points {
      end = Self.place(point)
      add(letter, end.x - pen.x)
      add(nil, end.y - pen.y)
      letter = nil
    }
    pen = end
  }

  private mutating func add(_ letter: Unicode.Scalar?, _ hundredths: Int) {
    // A sign is a separator too.
    if let letter {
      data.append(character: letter)
    } else if hundredths >= 0 {
      data.append(character: " ")
    }
    data.append(hundredths: hundredths)
  }

  private static func place(_ numbers: ArraySlice<CGFloat>) -> Place {
    Place(
      x: SVGNumber.hundredths(numbers[numbers.startIndex]),
      y: SVGNumber.hundredths(numbers[numbers.startIndex + 1]))
  }
}
