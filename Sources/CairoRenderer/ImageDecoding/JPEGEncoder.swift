import CTurboJPEG

extension Bitmap {
  /// Returns the bytes of a JPEG, which has no alpha: `tjCompress2`. They depend only on the pixels
  /// and on the version of libjpeg-turbo.
  ///
  /// - Throws: ``RendererError/encoding(reason:)``.
  func jpeg(quality: Int32 = 90) throws(RendererError) -> [UInt8] {
    let subsampling = Int32(TJSAMP_420.rawValue)
    guard let encoder = tjInitCompress() else { throw .encoding(reason: "not enough memory") }
    defer { tjDestroy(encoder) }
    var size = tjBufSize(Int32(width), Int32(height), subsampling)
    var bytes = [UInt8](repeating: 0, count: Int(size))
    let result = bytes.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return tjCompress2(
        encoder, pixels, Int32(width), 0, Int32(height), Int32(TJPF_RGBA.rawValue), &start, &size,
        subsampling, quality, TJFLAG_NOREALLOC | TJFLAG_ACCURATEDCT)
    }
    guard result == 0 else {
      throw .encoding(reason: tjGetErrorStr2(encoder).map { String(cString: $0) } ?? "unknown")
    }
    return Array(bytes.prefix(Int(size)))
  }
}
