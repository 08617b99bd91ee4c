// As on an iPhone, importing StoreKitTest gives StoreKit's names.
@_exported import StoreKit
