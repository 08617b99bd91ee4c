import TactusDocumentReading
import TactusPrinters

extension ReadPicture {
  /// Copies the picture on white paper into a band of a page.
  ///
  /// - Parameters:
  ///   - band: The bytes of the band, which is as high as the picture.
  ///   - page: The page.
  ///   - left: The column of the page at which the picture begins.
  func copy(to band: inout [UInt8], of page: RasterPage, left: Int) {
    let samples = page.isColor ? 3 : 1
    precondition(left + width <= page.width && band.count == page.rowBytes * height)
    pixels.withUnsafeBufferPointer { source in
      band.withUnsafeMutableBufferPointer { target in
        for row in 0..<height {
          var from = row * width * 4
          var to = row * page.rowBytes + left * samples
          for _ in 0..<width {
            let paper = 255 - Int(source[from + 3])
            // A reader may have sent colors that are greater than their alpha.
            let blue = min(Int(source[from]) + paper, 255)
            let green = min(Int(source[from + 1]) + paper, 255)
            let red = min(Int(source[from + 2]) + paper, 255)
            if page.isColor {
              target[to] = UInt8(red)
              target[to + 1] = UInt8(green)
              target[to + 2] = UInt8(blue)
            } else {
              // The luma of ITU-R BT.601: 0.299, 0.587 and 0.114.
              target[to] = UInt8((red * 19_595 + green * 38_470 + blue * 7_471 + 32_768) >> 16)
            }
            from += 4
            to += samples
          }
        }
      }
    }
  }
}
