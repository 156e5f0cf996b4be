package import HostSystem
package import SpecDiagnostics

/// Compiles Swift files and Flatplan's own products with the installed compiler.
package struct SwiftCompiler: CodeCompiler {
  package init() {}

  package func isCode(_ name: String, in environment: RunEnvironment) -> Bool {
    (try? SwiftProgram.units(among: [name], in: environment))?.isEmpty == false
  }

  package func program(
    of names: [String], in environment: RunEnvironment, checkingRequest: @escaping RequestCheck
  ) throws(Failure) -> CompiledCode? {
    let units = try SwiftProgram.units(among: names, in: environment)
    guard !units.isEmpty else { return nil }
    return try SwiftProgram.made(of: units, in: environment, checkingRequest: checkingRequest)
  }

  package func product(
    _ name: String, besides executable: String, in environment: RunEnvironment,
    announcing: () -> Void
  ) throws(Failure) -> String? {
    guard let place = BuildDirectory.around(executable) else { return nil }
    let path = place.folder + "/" + name
    try place.buildIfNeeded(
      name, at: path, cache: Cache(in: environment), announce: announcing,
      toolchain: { () throws(Failure) in try Toolchain.find(in: environment) })
    return path
  }
}
