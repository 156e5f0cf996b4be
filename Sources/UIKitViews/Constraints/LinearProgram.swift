/// Finds numbers that satisfy linear conditions, the more important ones first.
///
/// A condition that cannot be satisfied is missed by as little as possible, and never at the cost of a
/// more important one: the sums of what is missed, one for each priority, are minimised in
/// lexicographic order by the simplex method, with Bland's rule against cycling.
struct LinearProgram {
  /// A sum of variables, each times a number, and a constant.
  struct Expression {
    var constant = 0.0
    var terms: [Int: Double] = [:]

    /// Adds another expression, `factor` times.
    mutating func add(_ other: Expression, times factor: Double = 1) {
      constant += other.constant * factor
      for (symbol, coefficient) in other.terms { add(symbol, coefficient * factor) }
    }

    mutating func add(_ symbol: Int, _ coefficient: Double) {
      let sum = (terms[symbol] ?? 0) + coefficient
      terms[symbol] = abs(sum) < LinearProgram.tiny ? nil : sum
    }
  }

  enum Relation {
    case equal
    case atLeast
  }

  /// What counts as nothing.
  static let tiny = 1e-9
  /// How often symbols are exchanged at most, times their number.
  static let roundsPerSymbol = 50
  /// The priority of conditions that have to hold.
  static let required: Float = 1000

  /// Variables that may be negative; all others are what is missed or exceeded, and may not.
  private var free: Set<Int> = []
  private var count = 0
  /// What variables are, in terms of the others, which are 0.
  private var rows: [Int: Expression] = [:]
  /// What is missed at each priority.
  private var missed: [Float: Expression] = [:]

  /// A new variable that may be any number.
  mutating func variable() -> Int {
    count += 1
    free.insert(count)
    return count
  }

  private mutating func slack() -> Int {
    count += 1
    return count
  }

  /// Asks for `expression` to be 0, or not less.
  mutating func add(_ expression: Expression, _ relation: Relation, priority: Float) {
    var reduced = inRows(expression)
    let isRequired = priority >= Self.required
    if relation == .equal, isRequired, let symbol = freeSymbol(of: reduced) {
      solve(reduced, for: symbol)
      return
    }
    // expression - over + under = 0: over is free of charge where more is allowed.
    let (over, under) = (slack(), slack())
    reduced.add(over, -1)
    reduced.add(under, 1)
    if let symbol = freeSymbol(of: reduced) {
      solve(reduced, for: symbol)
    } else {
      solve(reduced, for: reduced.constant >= 0 ? over : under)
    }
    miss(under, priority)
    if relation == .equal { miss(over, priority) }
  }

  /// The numbers found for the variables.
  mutating func solution() -> [Int: Double] {
    minimise()
    return rows.mapValues(\.constant)
  }

  /// By how much conditions that have to hold are missed.
  var shortfall: Double { missed[Self.required]?.constant ?? 0 }

  // MARK: Rows

  private func freeSymbol(of expression: Expression) -> Int? {
    expression.terms.keys.filter { free.contains($0) }.min()
  }

  /// The expression without variables that have a row.
  private func inRows(_ expression: Expression) -> Expression {
    var result = Expression(constant: expression.constant)
    // In one order: what is rounded otherwise may tip the choice of a symbol.
    for (symbol, coefficient) in expression.terms.sorted(by: { $0.key < $1.key }) {
      if let row = rows[symbol] {
        result.add(row, times: coefficient)
      } else {
        result.add(symbol, coefficient)
      }
    }
    return result
  }

  /// Gives a symbol the row that makes `expression` 0, and puts it in place of the symbol elsewhere.
  private mutating func solve(_ expression: Expression, for symbol: Int) {
    guard let coefficient = expression.terms[symbol] else { return }
    var row = Expression()
    row.add(expression, times: -1 / coefficient)
    row.terms[symbol] = nil
    for index in rows.values.indices { replace(symbol, by: row, in: &rows.values[index]) }
    for index in missed.values.indices { replace(symbol, by: row, in: &missed.values[index]) }
    rows[symbol] = row
  }

  private func replace(_ symbol: Int, by row: Expression, in target: inout Expression) {
    guard let factor = target.terms.removeValue(forKey: symbol) else { return }
    target.add(row, times: factor)
  }

  private mutating func miss(_ symbol: Int, _ priority: Float) {
    let cost = inRows(Expression(terms: [symbol: 1]))
    missed[priority, default: Expression()].add(cost)
  }

  // MARK: Simplex

  /// Exchanges symbols while that lessens what is missed.
  ///
  /// Bland's rule ends this where numbers are exact. Rounded ones may go in a circle, and conditions made
  /// up for it take 2ⁿ rounds where others take some n: after so many times as many it is left as it is,
  /// which holds all that a row says and misses more than it has to at most.
  private mutating func minimise() {
    let levels = missed.keys.sorted(by: >)
    for _ in 0..<Self.roundsPerSymbol * (count + 1) {
      guard let entering = enteringSymbol(levels), let leaving = leavingSymbol(entering) else {
        return
      }
      guard let row = rows.removeValue(forKey: leaving) else { return }
      // leaving = row, solved for the one that enters.
      var equation = row
      equation.add(leaving, -1)
      solve(equation, for: entering)
    }
  }

  /// The first symbol that makes the sums less when it grows.
  private func enteringSymbol(_ levels: [Float]) -> Int? {
    func lessens(_ symbol: Int) -> Bool {
      let costs = levels.lazy.compactMap { missed[$0]?.terms[symbol] }
      return costs.first { abs($0) > Self.tiny }.map { $0 < 0 } ?? false
    }
    var first: Int?
    for symbol in missed.values.lazy.flatMap(\.terms.keys)
    where symbol < first ?? .max && lessens(symbol) {
      first = symbol
    }
    return first
  }

  /// The first of those that reach 0 soonest when the other one grows.
  private func leavingSymbol(_ entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for (symbol, row) in rows where !free.contains(symbol) {
      guard let coefficient = row.terms[entering], coefficient < -Self.tiny else { continue }
      let ratio = -row.constant / coefficient
      if let known = best, (known.ratio, known.symbol) <= (ratio, symbol) { continue }
      best = (ratio, symbol)
    }
    return best?.symbol
  }
}
