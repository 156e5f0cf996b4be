import Foundation
import Scene

/// The data of an SVG path with relative coordinates, which take about three quarters of the space
/// of absolute ones.
struct SVGPathData {
  private var data = SVGMarkup()
  /// The current point and the start of the subpath, in hundredths of a point. Differences are
  /// computed between rounded values, so that rounding errors do not accumulate.
  private var pen = Place()
  private var start = Place()

  private struct Place {
    var x = 0
    var y = 0
  }

  var text: String { data.string }

  /// Writes all segments of a path.
  ///
  /// - Complexity: O(*n*) in the number of segments.
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

  /// Writes a command with its points and moves the pen to the last one.
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
    // A minus sign also separates numbers.
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
