/// The settings of an item for streams and networks, which have no effect: data of a server is
/// loaded as one file.
struct StreamingSettings {
  var peakBitRateForExpensiveNetworks = 0.0
  var resolutionForExpensiveNetworks = CGSize.zero
  var startsOnFirstVariant = false
  var timeOffset = CMTime.invalid
  var preservesTimeOffset = false
  var metadata: [AVMetadataItem] = []
  var waitsForComposition = false
}
