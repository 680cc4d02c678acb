// A client records and describes with the same types that its scripts do.
@_exported public import CapabilityTranscripts
