internal import Foundation

/// Checks what the types of a report do not say, because its numbers are summed and iterated, and
/// its paths are opened.
extension Report {
  func requireValid() throws(InvalidValue) {
    if let shard,
      !(1...Shard.most).contains(shard.count) || !(1...shard.count).contains(shard.index)
    {
      throw InvalidValue("shard", "there is no shard \(shard.index) of \(shard.count)")
    }
    var snapshots: Set<String> = []
    for (index, verdict) in verdicts.enumerated() {
      let path = "verdicts.\(index)"
      guard snapshots.insert(verdict.snapshot).inserted else {
        throw InvalidValue("\(path).variant", "\(verdict.snapshot) occurs twice")
      }
      try verdict.requireValid(path)
    }
    for (index, lint) in (lints ?? []).enumerated() {
      try InvalidValue.require(lint.line, in: 0...Self.most, at: "lints.\(index).line")
    }
  }

  /// The maximum of numbers that are counted.
  fileprivate static let most = 1_000_000_000

  fileprivate static func requireFrames(
    _ count: Int?, at path: @autoclosure () -> String
  ) throws(InvalidValue) {
    try InvalidValue.require(count, in: 0...most, at: path()) {
      "\($0) is not a valid number of frames"
    }
  }
}

extension Verdict {
  fileprivate func requireValid(_ path: String) throws(InvalidValue) {
    for (index, cause) in causes.enumerated() {
      let path = "\(path).causes.\(index)"
      try InvalidValue.require(cause.number, in: 0...Report.most, at: "\(path).number")
      try Report.requireFrames(cause.consequences, at: "\(path).consequences")
    }
    for (index, change) in changes.enumerated() {
      try requireValid(change, "\(path).changes.\(index)")
    }
    try contentSize?.requireValid("\(path).contentSize")
    try pixels?.requireValid("\(path).pixels")
    try InvalidValue.requireInside(files.baselineLayout, at: "\(path).files.baselineLayout")
    try InvalidValue.requireInside(files.actualLayout, at: "\(path).files.actualLayout")
    try InvalidValue.requireInside(files.baselinePicture, at: "\(path).files.baselinePicture")
    try InvalidValue.requireInside(files.actualPicture, at: "\(path).files.actualPicture")
    try InvalidValue.requireInside(files.difference, at: "\(path).files.difference")
    for (index, side) in (merge ?? []).enumerated() {
      try InvalidValue.requireInside(side.picture, at: "\(path).merge.\(index).picture")
    }
  }

  private func requireValid(_ change: Change, _ path: String) throws(InvalidValue) {
    try Report.requireFrames(change.more, at: "\(path).more")
    for (index, frame) in change.frames.enumerated() {
      let path = "\(path).frames.\(index)"
      try InvalidValue.require(frame.old, count: 4, in: Change.points, at: "\(path).old")
      try InvalidValue.require(frame.new, count: 4, in: Change.points, at: "\(path).new")
      for (index, cause) in (frame.causes ?? []).enumerated() where !causes.indices.contains(cause)
      {
        throw InvalidValue("\(path).causes.\(index)", "there is no cause \(cause)")
      }
    }
  }
}

extension Verdict.Change {
  /// The range of coordinates in points.
  fileprivate static let points = -1e12...1e12
}

extension Verdict.Change.Sizes {
  fileprivate func requireValid(_ path: String) throws(InvalidValue) {
    try InvalidValue.require(old, count: 2, in: Verdict.Change.points, at: "\(path).old")
    try InvalidValue.require(new, count: 2, in: Verdict.Change.points, at: "\(path).new")
  }
}

extension Verdict.PixelVerdict {
  fileprivate func requireValid(_ path: String) throws(InvalidValue) {
    let range = 0...Report.most
    for (name, number) in [
      ("different", different), ("antialiased", antialiased), ("below", below ?? 0),
      ("densest", densest), ("window", window), ("repainted", repainted),
    ] {
      try InvalidValue.require(number, in: range, at: "\(path).\(name)")
    }
    try InvalidValue.require(oldSize, count: 2, in: range, at: "\(path).oldSize")
    try InvalidValue.require(newSize, count: 2, in: range, at: "\(path).newSize")
    for (index, place) in (places ?? []).enumerated() {
      try InvalidValue.require(place, count: 4, in: range, at: "\(path).places.\(index)")
    }
    for (index, charge) in charges.enumerated() {
      try InvalidValue.require(charge.pixels, in: range, at: "\(path).charges.\(index).pixels")
    }
  }
}
