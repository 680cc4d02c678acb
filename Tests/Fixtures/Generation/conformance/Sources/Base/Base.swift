// A module that another one extends.
public enum Parcel {}
