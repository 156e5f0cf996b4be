import CPangoCairo
import Foundation
import PNGCodec

/// A surface that writes a PDF to memory.
final class PDFFile {
  let surface: Surface
  private let sink = FileInMemory()

  /// Creates a PDF with one page of a size in points: `cairo_pdf_surface_create_for_stream`.
  init(_ size: CGSize, title: String, summary: String) throws {
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    surface = try Surface(
      takingOwnership: cairo_pdf_surface_create_for_stream(
        Self.write, closure, size.width, size.height))
    // In later versions, Cairo 1.18 writes the date and the object offsets to compressed streams.
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_4)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_SUBJECT, summary)
  }

  /// Finishes drawing and returns the bytes of the file.
  func finish() throws -> [UInt8] {
    // Cairo reads the glyph outlines here.
    try GlyphLoading.alone { try surface.finish() }
    return sink.bytes
  }

  deinit {
    // Cairo must not write after the sink is freed.
    GlyphLoading.alone { cairo_surface_finish(surface.pointer) }
  }

  private static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<FileInMemory>.fromOpaque(closure).takeUnretainedValue()
    sink.append(UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
