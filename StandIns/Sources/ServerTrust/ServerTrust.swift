// The trust of servers, which Foundation has only on Apple's platforms. Servers never have one here.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  public final class SecTrust {}

  public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

  extension URLCredential {
    public convenience init(trust: SecTrust) {
      self.init(user: "", password: "", persistence: .none)
    }
  }

  extension URLProtectionSpace {
    public var serverTrust: SecTrust? { nil }
  }
#endif
