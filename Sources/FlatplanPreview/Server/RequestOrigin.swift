/// Tells requests of the servers' own pages from those that pages of other sites cause.
enum RequestOrigin {
  /// Returns why a request that arrived at a port is refused; `nil` if it is not.
  ///
  /// `Host` is compared with the whole address, against DNS rebinding. Browsers set `Origin` and
  /// `Sec-Fetch-Site`; pages cannot.
  ///
  /// - Parameter headers: The headers, by lowercase name.
  static func refusal(of headers: [String: String], port: UInt16) -> String? {
    let host = headers["host"]?.lowercased() ?? ""
    guard ["localhost:\(port)", "127.0.0.1:\(port)"].contains(host) else {
      return "Only requests from this computer are served."
    }
    let site = headers["sec-fetch-site"] ?? "none"
    let origin = headers["origin"] ?? "http://\(host)"
    guard ["none", "same-origin"].contains(site), origin.lowercased() == "http://\(host)" else {
      return "Requests from other sites are not served."
    }
    return nil
  }
}
