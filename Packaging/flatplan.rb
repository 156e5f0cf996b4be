# The Homebrew formula. Replace the address, the checksum and the version at a release.
class Flatplan < Formula
  desc "Draws compositional collection layouts without UIKit"
  homepage "https://example.com/flatplan"
  url "https://example.com/flatplan/archive/refs/tags/0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"
  head "https://example.com/flatplan.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "fontconfig"
  depends_on "harfbuzz"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "librsvg"
  depends_on macos: :sequoia
  depends_on "pango"
  depends_on "pkgconf"
  depends_on "webp"

  def install
    %w[flatplan flatplan-server].each do |program|
      system "swift", "build", "--disable-sandbox", "-c", "release", "--scratch-path", ".build/fast",
             "--product", program
    end
    system "Packaging/stage", prefix
    system "Packaging/sources", prefix
  end

  def caveats
    "Fonts: brew install font-inter font-noto-sans font-noto-sans-cjk font-noto-color-emoji"
  end

  test do
    system bin/"flatplan", "new", "app-store", "home.yaml"
    system bin/"flatplan", "home.yaml"
    assert_path_exists testpath/"output/home/390@2x.png"
  end
end
