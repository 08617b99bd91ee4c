@_exported import TactusDocumentReading
@_exported import TactusMediaDecoding
