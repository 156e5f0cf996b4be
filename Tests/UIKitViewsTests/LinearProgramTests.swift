import Testing

@testable import UIKitViews

/// What the method that places views does with conditions of any kind.
struct LinearProgramTests {
  /// The cube of [Klee and Minty](https://en.wikipedia.org/wiki/Klee–Minty_cube), through all of whose
  /// corners a simplex method may have to go: without a bound some 2³⁰ of them.
  @Test func conditionsMadeToTakeForeverEnd() {
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
