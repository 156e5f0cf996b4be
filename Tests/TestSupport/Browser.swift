import Foundation

/// Runs pages in a headless Chromium.
public enum Browser {
  /// The path of the browser; `nil` if none is installed.
  public static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Opens a page, runs a script in it, and returns the values that the script sets in `result`.
  ///
  /// - Parameters:
  ///   - files: Files to write next to the page.
  ///   - address: The query and fragment of the address.
  ///   - script: The script, which may use the helpers `find`, `all`, `press` and `pause`.
  public static func run(
    _ page: [UInt8], files: [String: [UInt8]] = [:], address: String = "", script: String
  ) throws -> [String: String] {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "flatplan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let probe = """
      <script>
      {
      const result = {};
      const find = (selector) => document.querySelector(selector);
      const all = (selector) => [...document.querySelectorAll(selector)];
      const press = (key) => (document.activeElement ?? document.body)
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const pause = (time) => new Promise((done) => setTimeout(done, time));
      addEventListener('error', (event) => { result.error = event.message; });
      addEventListener('load', async () => {
        try { \(script) } catch (error) { result.error = String(error); }
        const lines = Object.entries(result).map(([key, value]) => `${key}=${value}`).join('\\n');
        const output = document.createElement('pre');
        output.textContent = `[[${lines}]]`;
        document.body.replaceChildren(output);
      });
      }
      </script></body>
      """
    let text = String(decoding: page, as: UTF8.self).replacing("</body>", with: probe)
    let file = folder.appending(path: "index.html")
    try Data(text.utf8).write(to: file)
    return results(
      in: try dump(file.absoluteString + address, profile: folder.appending(path: "profile")))
  }

  /// Opens an address and returns the document after its scripts have run.
  public static func document(at address: String) throws -> String {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "flatplan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try dump(address, profile: folder)
  }

  private static func dump(_ address: String, profile: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files=false",
      "--user-data-dir=\(profile.path)", "--window-size=1200,800",
      "--virtual-time-budget=20000", "--dump-dom", address,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func results(in dom: String) -> [String: String] {
    guard let start = dom.range(of: "[["), let end = dom.range(of: "]]</pre>") else {
      return ["error": "no result: \(dom.suffix(400))"]
    }
    let text = dom[start.upperBound..<end.lowerBound].replacing("&amp;", with: "&")
    let lines = text.split(separator: "\n")
    let pairs = lines.map { line in
      line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { _, last in last }
  }
}
