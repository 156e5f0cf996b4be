import CPangoCairo
import Foundation
import PNGCodec

/// A surface whose drawing becomes a PDF in memory.
final class PDFFile {
  let surface: Surface
  private let sink = FileInMemory()

  /// One page of so many points: `cairo_pdf_surface_create_for_stream`.
  init(_ size: CGSize, title: String) throws {
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    surface = try Surface(
      takingOwnership: cairo_pdf_surface_create_for_stream(
        Self.write, closure, size.width, size.height))
    // Cairo 1.18 hides the date and the places of objects in compressed streams of later versions.
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_4)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
  }

  /// Ends the drawing and hands out the file.
  func finish() throws -> [UInt8] {
    // Only here does Cairo read the outlines of the letters.
    try GlyphLoading.alone { try surface.finish() }
    return sink.bytes
  }

  deinit {
    // Nothing may be written once the sink is gone.
    GlyphLoading.alone { cairo_surface_finish(surface.pointer) }
  }

  private static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<FileInMemory>.fromOpaque(closure).takeUnretainedValue()
    sink.append(UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
