import Testing

@testable import UIKitViews

/// Tests the linear programming solver of the constraint layout.
struct LinearProgramTests {
  /// A [Klee–Minty cube](https://en.wikipedia.org/wiki/Klee–Minty_cube), for which a simplex method
  /// may visit all 2³⁰ corners unless it limits its steps.
  @Test func `a worst-case linear program terminates`() {
    typealias Expression = LinearProgram.Expression
    var program = LinearProgram()
    let number = 30
    let variables = (0..<number).map { _ in program.variable() }
    for (row, variable) in variables.enumerated() {
      program.add(Expression(terms: [variable: 1]), .atLeast, priority: 1000)
      var least = Expression(constant: power(100, row), terms: [variable: -1])
      for column in 0..<row { least.add(variables[column], -2 * power(10, row - column)) }
      program.add(least, .atLeast, priority: 1000)
    }
    var wish = Expression(constant: -power(100, number))
    for (row, variable) in variables.enumerated() {
      wish.add(variable, power(10, number - 1 - row))
    }
    program.add(wish, .atLeast, priority: 1)
    let solution = program.solution()
    #expect(solution.count >= number)
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}
