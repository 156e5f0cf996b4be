internal import HostSystem
internal import SpecDiagnostics

extension BaselineFolder {
  /// Throws if the folder, or one of its files, is outside the project of its spec because of a
  /// link.
  func requireInProject(
    _ file: String? = nil, for access: Confinement.Access
  ) throws(Failure) {
    do throws(Confinement.Refusal) {
      _ = try confinement.resolved(file.map(path) ?? path, for: access)
    } catch {
      throw .badBaseline(file.map(name) ?? name, error.reason)
    }
  }
}

extension BaselineFolder {
  /// Returns what is wrong with a recorded layout, or with a spec in the index, that recording can
  /// replace. Pictures are not decoded: a damaged picture is found when it is compared.
  func damage(to index: BaselineIndex) -> Failure? {
    do throws(Failure) {
      _ = try index.specs.all
      for (name, entry) in index.snapshots where !Sweep.isName(name) { _ = try layout(entry) }
      return nil
    } catch {
      return error.isRepairable ? error : nil
    }
  }
}
