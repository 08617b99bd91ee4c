import TactusHealthModel

/// A writer of routes in the form of GPX, as the Health app of an iPhone writes them.
///
/// Step Health.EX11.
package enum HealthExportRouteWriter {
  /// Returns whether a route has only places that can be read again.
  static func canWrite(_ rows: [[Double]]) -> Bool {
    (1...HealthExportRouteReader.maximumCount).contains(rows.count)
      && rows.allSatisfy { row in
        row.count == 8 && abs(row[1]) <= 90 && abs(row[2]) <= 180
          && (HealthSample.earliest...HealthSample.latest).contains(row[0])
      }
  }

  /// Returns the text of a file.
  ///
  /// - Parameters:
  ///   - rows: The places.
  ///   - date: The time of the export, in seconds since 2001.
  package static func text(_ rows: [[Double]], date: Double) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Apple Health Export" \
      xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      xsi:schemaLocation="http://www.topografix.com/GPX/1/1 \
      http://www.topografix.com/GPX/1/1/gpx.xsd">
        <metadata>
          <time>\(time(date))</time>
        </metadata>
        <trk>
          <name>Route \(time(rows.first?[0] ?? date))</name>
          <trkseg>

      """
    for row in rows {
      text += """
              <trkpt lon="\(row[2])" lat="\(row[1])"><ele>\(row[3])</ele><time>\(time(row[0]))</time>\
        <extensions><speed>\(row[7])</speed><course>\(row[6])</course><hAcc>\(row[4])</hAcc>\
        <vAcc>\(row[5])</vAcc></extensions></trkpt>

        """
    }
    return text + "    </trkseg>\n  </trk>\n</gpx>\n"
  }

  /// Returns a time in the form of ISO 8601, in UTC.
  private static func time(_ seconds: Double) -> String {
    let parts = HealthExportDate.text(seconds).split(separator: " ")
    return "\(parts[0])T\(parts[1])Z"
  }
}
