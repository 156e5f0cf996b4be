/// Solves linear constraints by priority.
///
/// A constraint that cannot be satisfied is violated as little as possible, and never at the cost
/// of a more important one. The violations of each priority are summed, and the sums are minimized
/// in lexicographic order by the simplex method, with Bland's rule against cycling.
struct LinearProgram {
  /// A linear combination of variables plus a constant.
  struct Expression {
    var constant = 0.0
    var terms: [Int: Double] = [:]

    /// Adds another expression, multiplied by `factor`.
    mutating func add(_ other: Expression, times factor: Double = 1) {
      constant += other.constant * factor
      for (symbol, coefficient) in other.terms { add(symbol, coefficient * factor) }
    }

    mutating func add(_ symbol: Int, _ coefficient: Double) {
      let sum = (terms[symbol] ?? 0) + coefficient
      terms[symbol] = abs(sum) < LinearProgram.tolerance ? nil : sum
    }
  }

  enum Relation {
    case equal, atLeast
  }

  /// The tolerance below which a number counts as zero.
  static let tolerance = 1e-9
  /// The maximum number of pivots per symbol.
  static let roundsPerSymbol = 50
  /// The priority of constraints that must hold.
  static let required: Float = 1000

  /// The variables that may be negative. All others are slack variables.
  private var free: Set<Int> = []
  private var count = 0
  /// The basic variables in terms of the others, which are 0.
  private var rows: [Int: Expression] = [:]
  /// The sum of violations at each priority.
  private var violations: [Float: Expression] = [:]

  /// Adds a variable that may take any value.
  mutating func variable() -> Int {
    count += 1
    free.insert(count)
    return count
  }

  private mutating func slack() -> Int {
    count += 1
    return count
  }

  /// Adds the constraint that `expression` is 0, or at least 0.
  mutating func add(_ expression: Expression, _ relation: Relation, priority: Float) {
    var reduced = inRows(expression)
    let isRequired = priority >= Self.required
    if relation == .equal, isRequired, let symbol = freeSymbol(of: reduced) {
      solve(reduced, for: symbol)
      return
    }
    // expression - over + under = 0, where `over` costs nothing if more is allowed.
    let (over, under) = (slack(), slack())
    reduced.add(over, -1)
    reduced.add(under, 1)
    if let symbol = freeSymbol(of: reduced) {
      solve(reduced, for: symbol)
    } else {
      solve(reduced, for: reduced.constant >= 0 ? over : under)
    }
    addViolation(under, priority)
    if relation == .equal { addViolation(over, priority) }
  }

  /// The values of the variables.
  mutating func solution() -> [Int: Double] {
    minimize()
    return rows.mapValues(\.constant)
  }

  /// The violation of constraints that must hold.
  var shortfall: Double { violations[Self.required]?.constant ?? 0 }

  // MARK: Rows

  private func freeSymbol(of expression: Expression) -> Int? {
    expression.terms.keys.filter { free.contains($0) }.min()
  }

  /// The expression with basic variables replaced by their rows.
  private func inRows(_ expression: Expression) -> Expression {
    var result = Expression(constant: expression.constant)
    // A fixed order, because rounding may tip the choice of a symbol.
    for (symbol, coefficient) in expression.terms.sorted(by: { $0.key < $1.key }) {
      if let row = rows[symbol] {
        result.add(row, times: coefficient)
      } else {
        result.add(symbol, coefficient)
      }
    }
    return result
  }

  /// Solves `expression` = 0 for a symbol and substitutes it everywhere.
  private mutating func solve(_ expression: Expression, for symbol: Int) {
    guard let coefficient = expression.terms[symbol] else { return }
    var row = Expression()
    row.add(expression, times: -1 / coefficient)
    row.terms[symbol] = nil
    for index in rows.values.indices { replace(symbol, by: row, in: &rows.values[index]) }
    for index in violations.values.indices {
      replace(symbol, by: row, in: &violations.values[index])
    }
    rows[symbol] = row
  }

  private func replace(_ symbol: Int, by row: Expression, in target: inout Expression) {
    guard let factor = target.terms.removeValue(forKey: symbol) else { return }
    target.add(row, times: factor)
  }

  private mutating func addViolation(_ symbol: Int, _ priority: Float) {
    let cost = inRows(Expression(terms: [symbol: 1]))
    violations[priority, default: Expression()].add(cost)
  }

  // MARK: Simplex

  /// Pivots as long as that reduces the violations.
  ///
  /// With exact numbers, Bland's rule guarantees termination. Rounded numbers may cycle, and
  /// adversarial constraints take 2ⁿ pivots where others take about n. The number of pivots is
  /// therefore limited; the result then satisfies all rows but may not be minimal.
  private mutating func minimize() {
    let levels = violations.keys.sorted(by: >)
    for _ in 0..<Self.roundsPerSymbol * (count + 1) {
      guard let entering = enteringSymbol(levels), let leaving = leavingSymbol(entering) else {
        return
      }
      guard let row = rows.removeValue(forKey: leaving) else { return }
      // Solves leaving = row for the entering symbol.
      var equation = row
      equation.add(leaving, -1)
      solve(equation, for: entering)
    }
  }

  /// The first symbol whose increase reduces the violations.
  private func enteringSymbol(_ levels: [Float]) -> Int? {
    func reduces(_ symbol: Int) -> Bool {
      let costs = levels.lazy.compactMap { violations[$0]?.terms[symbol] }
      return costs.first { abs($0) > Self.tolerance }.map { $0 < 0 } ?? false
    }
    var first: Int?
    for symbol in violations.values.lazy.flatMap(\.terms.keys)
    where symbol < first ?? .max && reduces(symbol) {
      first = symbol
    }
    return first
  }

  /// The symbol that reaches 0 first when the entering symbol increases.
  private func leavingSymbol(_ entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for (symbol, row) in rows where !free.contains(symbol) {
      guard let coefficient = row.terms[entering], coefficient < -Self.tolerance else { continue }
      let ratio = -row.constant / coefficient
      if let known = best, (known.ratio, known.symbol) <= (ratio, symbol) { continue }
      best = (ratio, symbol)
    }
    return best?.symbol
  }
}
